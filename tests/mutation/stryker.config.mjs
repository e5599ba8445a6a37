/**
 * `npm run test:mutation`: how many changes of a rule the unit tests notice.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Providers and hooks work inside components: stories prove them in a browser.
  mutate: [
    'src/{domain,services,state}/**/*.ts',
    '!src/state/{createStrictContext,WorldContext,use*}.ts',
    '!src/**/*.test.ts',
  ],
  // Stryker would read the file by TypeScript's programming interface, which TypeScript 7 has not.
  tsconfigFile: 'none',
  // All that the tests read is copied, and mutated there.
  ignorePatterns: [
    '**',
    '!package.json',
    '!src/**',
    '!tests/mutation/**',
    '!scripts/app/**',
    '!docs/conformance.md',
  ],
  concurrency: 2,
  // A busy machine is slow, and no mutant is noticed by that.
  timeoutMS: 30_000,
  thresholds: { high: 100, low: 96, break: 96 },
  tempDirName: 'coverage/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
