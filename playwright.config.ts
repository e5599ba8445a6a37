import { defineConfig } from '@playwright/test';
import { findBrowser, LAUNCH_ARGS } from './scripts/browser.mjs';

const executablePath = findBrowser();

/** The built app, as `npm start` serves it, in a real browser and with the real delays. */
export default defineConfig({
  testDir: 'tests',
  testMatch: ['e2e/*.spec.ts', 'catalogue/*.spec.ts'],
  forbidOnly: true,
  // A test that passes at the second try has not passed.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  use: {
    baseURL: 'http://127.0.0.1:4187',
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
    launchOptions: {
      args: [...LAUNCH_ARGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    // Not the port that people use, so that a running app is not in the way.
    command: 'npm start -- --port 4187 --strictPort',
    url: 'http://127.0.0.1:4187',
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
