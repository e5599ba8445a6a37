import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, findShell, LAUNCH_ARGS } from '../scripts/browser.mjs';
import { hasEngine } from '../scripts/engines.mjs';
import type { Engine, Engines } from './engines/test.ts';
import type { Served } from './served.ts';
import { DRAWING_ARGS } from './visual/platform.ts';

/** Returns the options for starting the browser at a path, or Playwright's browser if there is no path. */
const launch = (executablePath: string | undefined, ...args: readonly string[]) => ({
  args: [...LAUNCH_ARGS, ...args],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const CATALOGUE = { folder: 'storybook-static', base: '/' };

/** The options for taking and comparing pictures. */
const PICTURES = {
  // The play functions of forms have many steps, so their stories need a long timeout.
  timeout: 90_000,
  expect: {
    timeout: 10_000,
    // No pixel may differ by more than 2 %. The tolerance is not zero, because the shades of the same curve vary
    // slightly. visual/tolerance.spec.ts proves that small changes still fail.
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
    launchOptions: launch(findBrowser(), ...DRAWING_ARGS),
  },
} as const;

/**
 * V8 compiles no optimized code. The pages of these tests live for seconds, so compiling costs more than it saves: a
 * fifth of the CPU.
 */
const SHORT_LIVED = '--js-flags=--no-maglev --no-turbofan';

/** The test that kills the browser. Each kill takes six seconds, so it is a part of `npm run test:release`. */
const KILLS = 'keptKills.spec.ts';

const PHONE = { width: 390, height: 844 };

/** Returns the project that runs the journeys in one browser engine. */
const journeys = (engine: Engine, use: object = {}) => ({
  name: `engine-${engine}`,
  testDir: 'engines',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { engine, viewport: PHONE, ...use },
});

/** Returns a project for tests of the packed library. Its single worker installs each example once for all tests. */
const packed = (name: string) =>
  ({
    name,
    testDir: `../packages/florin/tests/${name}`,
    // Vitest runs the files `*.test.ts` in the same folder.
    testMatch: '*.spec.ts',
    workers: 1,
    fullyParallel: false,
    // Some tests run the compiler on the declarations of every package, which is slow on a small machine.
    timeout: 300_000,
    // Transitions are off. Otherwise axe would measure the contrast of a color during its transition.
    use: { contextOptions: { reducedMotion: 'reduce' } },
  }) as const;

/** Options for the Firefox that is installed on the system. `firefox.mjs` starts it. */
const FIREFOX = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  reuseContext: false,
  launchOptions: { executablePath: resolve(import.meta.dirname, 'engines/firefox.mjs') },
} as const;

/**
 * The tests of the last builds in a real browser. A script of package.json runs each project. CONTRIBUTING.md lists the
 * build that each script needs first.
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
    launchOptions: launch(findShell()),
    // Tests share a context, because creating a context takes longer than most tests. Each test still starts with a new
    // document, an empty storage and an empty cache.
    reuseContext: true,
    // A service worker outlives its page, and `page.route` does not see its requests. The tests of the service worker
    // allow it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'e2e',
      testIgnore: KILLS,
      // The timeouts are long, because `npm test` runs other parts at the same time.
      timeout: 60_000,
      expect: { timeout: 15_000 },
      use: {
        viewport: PHONE,
        // Drawing motion takes a fifth of the CPU. The tests of motion turn it on.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: launch(findShell(), SHORT_LIVED),
      },
    },
    { name: 'kills', testDir: 'e2e', testMatch: KILLS, expect: { timeout: 15_000 } },
    journeys('chromium'),
    ...(hasEngine('firefox') ? [journeys('firefox', FIREFOX)] : []),
    ...(hasEngine('webkit') ? [journeys('webkit')] : []),
    {
      name: 'catalogue',
      testDir: 'catalogue',
      timeout: 300_000,
      // A story takes 7 s to restart on an idle machine, and several times as long while another part of `npm test`
      // runs.
      expect: { timeout: 60_000 },
      use: { build: CATALOGUE, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'interactions',
      testDir: 'interactions',
      // Each test opens all stories of a folder, of which some have a hundred.
      timeout: 600_000,
      expect: { timeout: 60_000 },
      use: {
        build: CATALOGUE,
        viewport: { width: 1280, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'site',
      testDir: 'site',
      // The code of Storybook's frame is several megabytes, which a busy machine loads slowly.
      timeout: 300_000,
      expect: { timeout: 120_000 },
      // The site is served below a base path, so a link that lacks the base path fails.
      use: { build: { folder: 'site', base: '/florin/' }, viewport: PHONE },
    },
    packed('lib'),
    packed('release'),
    { name: 'visual', testDir: 'visual', ...PICTURES },
    {
      name: 'documents',
      testDir: 'documents',
      snapshotPathTemplate: '../docs/images/{arg}{ext}',
      ...PICTURES,
    },
  ],
});
