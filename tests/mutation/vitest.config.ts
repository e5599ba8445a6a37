import { defineConfig } from 'vitest/config';

/** The unit tests of the mutated folders, without the other projects of vite.config.ts. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/{domain,services,state}/**/*.test.ts',
      'packages/back-end/src/conformance/conformance.test.ts',
    ],
    // The tests of hooks are excluded: they are slow, because they render, and stryker.config.mjs does not mutate
    // hooks.
    exclude: ['src/state/*/use*.test.ts'],
    setupFiles: ['./src/testing/vitestSetup.ts', './tests/mutation/firstFailure.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
  },
});
