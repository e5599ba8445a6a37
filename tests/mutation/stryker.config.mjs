/**
 * `npm run test:mutation`: how many mutants of the rules the unit tests kill.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Without providers and hooks, which stories test in a browser.
  mutate: [
    'src/{domain,services,state}/**/*.ts',
    '!src/state/{createStrictContext,WorldContext,use*}.ts',
    '!src/**/*.test.ts',
  ],
  // Stryker would read the file through TypeScript's API, which TypeScript 7 lacks.
  tsconfigFile: 'none',
  // Stryker copies only the files that the tests need, and mutates the copies.
  ignorePatterns: [
    '**',
    '!package.json',
    '!src/**',
    '!tests/mutation/**',
    '!scripts/app/**',
    '!docs/conformance.md',
  ],
  concurrency: 2,
  // Long enough that a slow machine does not count as a killed mutant.
  timeoutMS: 30_000,
  thresholds: { high: 100, low: 96, break: 96 },
  tempDirName: 'coverage/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
