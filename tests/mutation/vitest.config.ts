import { defineConfig } from 'vitest/config';

/** The unit tests of the mutated folders, without the browser of vite.config.ts beside them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/{domain,services,state}/**/*.test.ts',
      'src/backend/conformance/conformance.test.ts',
    ],
    // Pages that are rendered prove nothing that the rules do not.
    exclude: ['src/state/use*.test.ts', 'src/backend/http/read.properties.test.ts'],
    setupFiles: ['./src/testing/vitestSetup.ts', './tests/mutation/firstFailure.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
  },
});
