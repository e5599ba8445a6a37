import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { backEnd } from './scripts/app/backEnd.ts';
import { chunksByUse } from './scripts/app/chunks.ts';
import { documentParts } from './scripts/app/document.ts';
import { prerenderPages } from './scripts/app/prerender.ts';
import { staticHost } from './scripts/app/serve.ts';
import { typefaceLicence } from './scripts/app/typefaceLicence.ts';
import { findBrowser, LAUNCH_ARGS } from './scripts/browser.mjs';
import { FUZZ_VARIABLES } from './tests/fuzz/runs.ts';

// Only a test run needs a browser; a machine that builds the app need not have one.
const executablePath = process.env['VITEST'] === undefined ? undefined : findBrowser();

/** The browser of stories and of hostile input, made for each: Vitest writes into it. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      args: [...LAUNCH_ARGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    // Differences between machines are settled here: language, zone, motion.
    contextOptions: {
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    },
  }),
  instances: [{ browser: 'chromium' }],
});

export default defineConfig({
  plugins: [
    react(),
    backEnd(),
    documentParts(),
    chunksByUse(),
    prerenderPages(),
    typefaceLicence(),
    staticHost(),
  ],
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    target: 'es2023',
    // The packages in the bundle, each with its licence.
    license: { fileName: 'licenses.md' },
  },
  test: {
    // React says so of updates that no test caused, such as those of MUI's focus trap, which looks
    // for the focus every 50 ms. Everything else that is written to the console is shown.
    onConsoleLog: (log) =>
      log.includes('inside a test was not wrapped in act(') ? false : undefined,
    // An upper bound for a machine that does other things too, and no measure of anything.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles: ['./src/testing/vitestSetup.ts'],
          env: { TZ: 'UTC' },
          // The files share a process: a test's mocks and stubs of globals are taken back after it.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'repository',
          environment: 'node',
          include: ['tests/repository/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          environment: 'node',
          include: ['tests/release/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'storybook',
          setupFiles: ['./.storybook/quietReact.ts'],
          isolate: false,
          // Pages wait for timers half of the time, so even the core that serves them has time for one.
          maxWorkers: '100%',
          browser: browser(),
        },
      },
      {
        extends: true,
        test: {
          name: 'fuzz',
          include: ['tests/fuzz/*.test.ts'],
          env: Object.fromEntries(FUZZ_VARIABLES.map((name) => [name, process.env[name] ?? ''])),
          isolate: false,
          maxWorkers: '100%',
          // A large run takes as long as it is large.
          testTimeout: 3_600_000,
          browser: { ...browser(), viewport: { width: 390, height: 844 } },
        },
      },
    ],
  },
});
