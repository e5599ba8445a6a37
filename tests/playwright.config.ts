import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from '../scripts/browser.mjs';
import { hasEngine } from '../scripts/engines.mjs';
import type { Engine, Engines } from './engines/test.ts';
import type { Served } from './served.ts';
import { DRAWING_ARGS } from './visual/platform.ts';

const executablePath = findBrowser();

const launch = (...args: readonly string[]) => ({
  args: [...LAUNCH_ARGS, ...args],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const CATALOGUE = { folder: 'storybook-static', base: '/' };

const PHONE = { width: 390, height: 844 };

/** The journeys in one engine. */
const journeys = (engine: Engine, use: object = {}) => ({
  name: `engine-${engine}`,
  testDir: 'engines',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { engine, viewport: PHONE, ...use },
});

/** The packed library in projects that are installed once, so that every test looks at the same ones. */
const packed = (name: string) =>
  ({
    name,
    testDir: name,
    // Vitest has the others.
    testMatch: '*.spec.ts',
    workers: 1,
    fullyParallel: false,
    // Compiling with every declaration of every package checked takes its time on a small machine.
    timeout: 300_000,
    // A color that is still changing has not its own contrast yet.
    use: { contextOptions: { reducedMotion: 'reduce' } },
  }) as const;

/** Firefox as the system has it; `firefox.mjs` says why another program stands before it. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  reuseContext: false,
  launchOptions: { executablePath: resolve(import.meta.dirname, 'engines/firefox.mjs') },
} as const;

/**
 * The last builds, in a real browser. Each project is a script of package.json, and CONTRIBUTING.md says
 * what has to be built before it.
 */
export default defineConfig<object, Served & Engines>({
  outputDir: '../test-results',
  forbidOnly: true,
  // A test that passes at the second try has not passed.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  // Only `npm run visual:accept` writes a picture.
  updateSnapshots: 'none',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: launch(),
    // A new context is a new process that knows nothing, which costs more than most tests do. Each
    // test has a document, a storage and a cache of its own all the same.
    reuseContext: true,
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'e2e',
      // Other parts run beside it. These are upper bounds, and no measure of anything.
      timeout: 60_000,
      expect: { timeout: 15_000 },
      use: { viewport: PHONE },
    },
    journeys('chromium'),
    ...(hasEngine('firefox') ? [journeys('firefox', FIREFOX)] : []),
    ...(hasEngine('webkit') ? [journeys('webkit')] : []),
    {
      name: 'catalogue',
      testDir: 'catalogue',
      timeout: 180_000,
      // A story that starts again, or follows the toolbar, takes its time beside another one.
      expect: { timeout: 20_000 },
      use: { build: CATALOGUE, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'site',
      testDir: 'site',
      // The catalogue's own frame is some megabytes, which a busy machine takes its time to start.
      timeout: 300_000,
      expect: { timeout: 120_000 },
      // A path that is not the root, so that nothing works by luck.
      use: { build: { folder: 'site', base: '/florin/' }, viewport: PHONE },
    },
    packed('lib'),
    packed('release'),
    {
      name: 'visual',
      testDir: 'visual',
      // A form is brought into its states one event after the other.
      timeout: 90_000,
      expect: {
        timeout: 10_000,
        // Every pixel counts, by more than a few of its 255 shades: two drawings of a curve may
        // differ by that much. visual/tolerance.spec.ts proves what is noticed.
        toHaveScreenshot: {
          threshold: 0.02,
          maxDiffPixels: 0,
          animations: 'disabled',
          caret: 'hide',
        },
      },
      use: {
        build: CATALOGUE,
        deviceScaleFactor: 1,
        colorScheme: 'light',
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launch(...DRAWING_ARGS),
      },
    },
  ],
});
