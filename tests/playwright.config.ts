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

/** The packed library in example projects. One worker installs each example once, and all tests use it. */
const packed = (name: string) =>
  ({
    name,
    testDir: name,
    // Vitest runs all other tests.
    testMatch: '*.spec.ts',
    workers: 1,
    fullyParallel: false,
    // The compiler checks the declarations of every package, which is slow on a small machine.
    timeout: 300_000,
    // axe would measure the contrast of a color during its transition.
    use: { contextOptions: { reducedMotion: 'reduce' } },
  }) as const;

/** The Firefox of the system, which `firefox.mjs` starts. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  reuseContext: false,
  launchOptions: { executablePath: resolve(import.meta.dirname, 'engines/firefox.mjs') },
} as const;

/**
 * Tests of the last builds in a real browser. Each project is a script of package.json. CONTRIBUTING.md lists the build
 * that each script needs first.
 */
export default defineConfig<object, Served & Engines>({
  outputDir: '../test-results',
  forbidOnly: true,
  // A test that passes only at the second attempt is a failure.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  snapshotPathTemplate: 'visual/baselines/{arg}{ext}',
  // Only `npm run visual:accept` writes pictures.
  updateSnapshots: 'none',
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: launch(),
    // A new context takes longer than most tests. Each test still starts with a new document, an empty storage and an
    // empty cache.
    reuseContext: true,
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'e2e',
      // Generous, because other parts run at the same time.
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
      // A story takes long to restart or to follow the toolbar while another test runs.
      expect: { timeout: 20_000 },
      use: { build: CATALOGUE, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'site',
      testDir: 'site',
      // The code of Storybook's frame is several megabytes, which a busy machine loads slowly.
      timeout: 300_000,
      expect: { timeout: 120_000 },
      // The site is not served at the root, so that a link without the base path fails.
      use: { build: { folder: 'site', base: '/florin/' }, viewport: PHONE },
    },
    packed('lib'),
    packed('release'),
    {
      name: 'visual',
      testDir: 'visual',
      // The play functions of forms have many steps.
      timeout: 90_000,
      expect: {
        timeout: 10_000,
        // No pixel may differ by more than 2 %, since the same curve is not always drawn in exactly the same shades.
        // visual/tolerance.spec.ts proves that small differences fail.
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
