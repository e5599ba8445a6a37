import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { defineConfig } from 'vitest/config';
import { backEnd } from './packages/back-end/dev/backEnd.ts';
import { chunks } from './scripts/app/chunks.ts';
import { documentParts } from './scripts/app/document.ts';
import { manifest } from './scripts/app/manifest.ts';
import { moduleSizes } from './scripts/app/moduleSizes.ts';
import { offline } from './scripts/app/offline.ts';
import { prerenderPages } from './scripts/app/prerender.ts';
import { staticHost } from './scripts/app/serve.ts';
import { otherLicences } from './scripts/app/otherLicences.ts';
import { findShell, LAUNCH_ARGS } from './scripts/browser.mjs';
import { exportEnglish } from './src/testing/exportEnglish.ts';
import { FUZZ_VARIABLES } from './tests/fuzz/runs.ts';
import { recordEntries } from './tests/repository/recordEntries.ts';

// Only a test run needs a browser. A machine that builds the app may lack one.
const executablePath = process.env['VITEST'] === undefined ? undefined : findShell();

/**
 * Returns the browser for stories and fuzz tests. Each project needs a new object, because Vitest changes the object.
 */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      args: [...LAUNCH_ARGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    // These settings are fixed, so tests have the same results on all machines.
    contextOptions: {
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
      colorScheme: 'light',
    },
  }),
  instances: [{ browser: 'chromium' }],
});

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

const unitTests = {
  environment: 'node' as const,
  setupFiles: ['./src/testing/vitestSetup.ts'],
  env: { TZ: 'UTC' },
  // All test files share a process, so mocks and stubbed globals are restored after each test.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

export default defineConfig({
  plugins: [
    react(),
    backEnd(),
    documentParts(),
    chunks(),
    moduleSizes(),
    prerenderPages(),
    manifest(),
    // This plugin runs after the documents are written, and before they are compressed.
    offline(),
    otherLicences(),
    staticHost(),
  ],
  preview: { host: '127.0.0.1', port: 4173 },
  build: {
    target: 'es2023',
    // Writes a list of the bundled packages with their licences.
    license: { fileName: 'licenses.md' },
  },
  test: {
    // Hides React's warning about updates that no test caused, such as those of MUI's focus trap, which checks the
    // focus every 50 ms. All other console output is shown.
    onConsoleLog: (log) =>
      log.includes('inside a test was not wrapped in act(') ? false : undefined,
    // The long timeouts are for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Many tests wait for timers half of the time, so the core that runs Vitest's server can also run tests.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        plugins: [exportEnglish()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          ...unitTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts'],
          ...unitTests,
        },
      },
      {
        extends: true,
        plugins: [recordEntries()],
        test: {
          name: 'repository',
          environment: 'node',
          include: ['tests/repository/*.test.{ts,tsx}'],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        plugins: [exportEnglish()],
        test: {
          name: 'release',
          environment: 'node',
          include: [
            'packages/florin/tests/release/*.test.ts',
            'packages/server/tests/crash/*.test.ts',
          ],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['packages/server/tests/backend/*.test.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: ['packages/server/tests/postgres/*.test.ts'],
          globalSetup: ['./packages/server/tests/postgres/setup.ts'],
          // Each file starts servers that use all cores, so the files run one after the other.
          fileParallelism: false,
          env: { TZ: 'UTC' },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // The tests run React's production build, like the app and the published catalogue, with React's profiler, which
        // counts renders. React's development build also records a stack for each element, which takes a quarter of
        // the time of a run.
        optimizeDeps: { rolldownOptions: { transform: { define: PRODUCTION } } },
        oxc: { jsx: { development: false }, define: PRODUCTION },
        resolve: { alias: { 'react-dom/client': 'react-dom/profiling' } },
        test: {
          name: 'storybook',
          env: { CI: process.env['CI'] ?? '' },
          setupFiles: ['./.storybook/quietReact.ts'],
          isolate: false,
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
          // The number of cases is configurable, and a long run may take an hour.
          testTimeout: 3_600_000,
          browser: { ...browser(), viewport: { width: 390, height: 844 } },
        },
      },
    ],
  },
});
