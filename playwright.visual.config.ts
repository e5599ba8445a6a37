import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './scripts/browser.mjs';
import { DRAWING_ARGS } from './tests/visual/platform.mjs';

const executablePath = findBrowser();

/** The built catalogue, compared with the pictures in tests/visual/baselines; tests/visual/run.mjs serves it. */
export default defineConfig({
  testDir: 'tests/visual',
  outputDir: 'test-results/visual',
  forbidOnly: true,
  // A form is brought into its states one event after the other.
  timeout: 90_000,
  // A picture that is right at the second try is not stable.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // Only `npm run visual:accept` writes a picture.
  updateSnapshots: 'none',
  expect: {
    timeout: 10_000,
    // Every pixel counts, by more than a few of its 255 shades: two drawings of a curve may differ
    // by that much. tests/visual/tolerance.spec.ts proves what is noticed.
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' },
  },
  use: {
    baseURL: process.env['FLORIN_CATALOGUE'] ?? '',
    browserName: 'chromium',
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...LAUNCH_ARGS, ...DRAWING_ARGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
