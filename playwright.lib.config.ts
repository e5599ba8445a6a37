import { defineConfig } from '@playwright/test';
import app from './playwright.config.ts';

/** The library as its users get it: packed, installed into a project of its own, built and opened. */
export default defineConfig({
  ...app,
  testDir: 'tests/lib',
  globalSetup: './tests/lib/install.ts',
  // The example is installed once, and every test looks at it.
  workers: 1,
  fullyParallel: false,
  // Compiling with every declaration of every package checked takes its time on a small machine.
  timeout: 300_000,
  webServer: [],
});
