import { defineConfig } from 'vitest/config';

/** The unit tests as vite.config.ts's project `unit` runs them, without the browser beside it. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['./src/testing/vitestSetup.ts', './tests/mutation/firstFailure.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
  },
});
