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
import { otherLicences } from './scripts/app/otherLicences.ts';
import { findBrowser, LAUNCH_ARGS } from './scripts/browser.mjs';
import { FUZZ_VARIABLES } from './tests/fuzz/runs.ts';

// Only a test run needs a browser. A machine that builds the app may lack one.
const executablePath = process.env['VITEST'] === undefined ? undefined : findBrowser();

/** The browser for stories and fuzz tests. Each project needs its own object, because Vitest changes it. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      args: [...LAUNCH_ARGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    // Fixed, so that tests give the same results on all machines.
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
    otherLicences(),
    staticHost(),
  ],
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    target: 'es2023',
    // Lists the packages in the bundle with their licences.
    license: { fileName: 'licenses.md' },
  },
  test: {
    // Hides React's warning about updates that no test caused, such as those of MUI's focus trap, which checks the
    // focus every 50 ms. All other console output is shown.
    onConsoleLog: (log) =>
      log.includes('inside a test was not wrapped in act(') ? false : undefined,
    // An upper bound for slow machines.
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
          // The files share a process, so mocks and stubbed globals are restored after each test.
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
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['tests/postgres/*.test.ts'],
          globalSetup: ['./tests/postgres/setup.ts'],
          // Each file starts servers, which use all cores.
          fileParallelism: false,
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
          // Pages wait for timers half of the time, so that the core of the server can run one as well.
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
          // The number of runs is configurable, and a long run may take an hour.
          testTimeout: 3_600_000,
          browser: { ...browser(), viewport: { width: 390, height: 844 } },
        },
      },
    ],
  },
});
