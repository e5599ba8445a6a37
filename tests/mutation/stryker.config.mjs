/**
 * The configuration of `npm run test:mutation`, which measures how many mutants the unit tests kill.
 *
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  // Providers and hooks are not mutated, since stories test them in a browser.
  mutate: [
    'src/{domain,services,state}/**/*.ts',
    '!src/state/{createStrictContext,WorldContext}.ts',
    '!src/state/*/use*.ts',
    '!src/**/*.test.ts',
  ],
  // Stryker would read tsconfig.json with TypeScript's API, which TypeScript 7 lacks.
  tsconfigFile: 'none',
  // Stryker copies only the files that the tests need, and mutates the copies.
  ignorePatterns: [
    '**',
    '!package.json',
    '!src/**',
    '!packages/**',
    '!tests/mutation/**',
    '!scripts/app/**',
  ],
  concurrency: 2,
  // A mutant counts as killed if its tests time out. With this long timeout, a slow machine kills no mutant by
  // accident.
  timeoutMS: 30_000,
  // The first run of all tests may also take long on a slow machine. The default is 5 minutes.
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 100, low: 96, break: 96 },
  tempDirName: 'coverage/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
};
