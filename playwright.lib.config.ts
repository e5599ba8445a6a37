import { defineConfig } from '@playwright/test';
import app from './playwright.config.ts';

/** The library as its users get it: packed, installed into a project of its own, built and opened. */
export default defineConfig({
  ...app,
  testDir: 'scripts/lib',
  globalSetup: './scripts/lib/install.ts',
  // The example is installed once, and every test looks at it.
  workers: 1,
  fullyParallel: false,
  // Compiling and bundling take their time on a small machine.
  timeout: 120_000,
  webServer: [],
});
