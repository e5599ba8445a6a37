import { defineConfig } from 'vitest/config';

/** The unit tests of the mutated folders, without the browser of vite.config.ts beside them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{domain,services,state}/*.test.ts'],
    exclude: ['src/state/use*.test.ts'],
    setupFiles: ['./src/testing/vitestSetup.ts', './tests/mutation/firstFailure.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
  },
});
