import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './scripts/browser.mjs';

const executablePath = findBrowser();

/** The built catalogue, compared with the pictures in visual/baselines; visual/run.mjs serves it. */
export default defineConfig({
  testDir: 'visual',
  outputDir: 'test-results/visual',
  forbidOnly: true,
  // A picture that is right at the second try is not stable.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // Only `npm run visual:accept` writes a picture.
  updateSnapshots: 'none',
  expect: {
    // Every pixel counts: the pictures are compared on one platform alone, which draws them the
    // same every time.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' },
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
      args: [...LAUNCH_ARGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
