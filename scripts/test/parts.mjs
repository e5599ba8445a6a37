/**
 * What `npm test` consists of, as data: each part is a script of package.json, so that a part can be
 * repeated by hand, and a way to count what it did.
 */
import { countPictures, countPlaywright, countRun, countStories, countVitest } from './counts.mjs';
import { unknownWarnings } from './storybookWarnings.mjs';

/** People read the default report, this program the JSON one. */
const vitestReports = (file) => ({
  args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
});

const playwrightReports = (file) => ({
  args: ['--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
});

/**
 * @typedef {object} Part
 * @property {string} name what it is called on the command line and in the table
 * @property {string} script its script in package.json
 * @property {Function} count `(outcome, report) -> { passed, failed, complaints }`
 * @property {Function} [reporting] how to make the script write a JSON report to a file
 * @property {Function} [check] `(output lines) -> complaints`, where the exit code does not say it all
 * @property {boolean} [browser] whether it needs a browser
 * @property {string} [needs] the part without which it is meaningless
 */

/** @type {readonly Part[]} The quick ones first: they answer while the slow ones run. */
export const PARTS = [
  { name: 'format', script: 'format:check', count: countRun },
  { name: 'typecheck', script: 'typecheck', count: countRun },
  { name: 'lint', script: 'lint', count: countRun },
  { name: 'unit', script: 'test:unit', reporting: vitestReports, count: countVitest },
  {
    name: 'stories',
    script: 'test:stories',
    reporting: vitestReports,
    count: countStories,
    browser: true,
  },
  { name: 'build', script: 'build', count: countRun },
  {
    name: 'build-storybook',
    script: 'build-storybook',
    count: countRun,
    check: unknownWarnings,
  },
  {
    name: 'visual',
    script: 'test:visual',
    reporting: playwrightReports,
    count: countPictures,
    browser: true,
    needs: 'build-storybook',
  },
  {
    name: 'e2e',
    script: 'test:e2e',
    reporting: playwrightReports,
    count: countPlaywright,
    browser: true,
    needs: 'build',
  },
  {
    name: 'site',
    script: 'test:site',
    reporting: playwrightReports,
    count: countPlaywright,
    browser: true,
    // It publishes the catalogue as built above, and builds the app anew, for an address of its own.
    needs: 'build-storybook',
  },
  {
    name: 'lib',
    script: 'test:lib',
    reporting: playwrightReports,
    count: countPlaywright,
    browser: true,
  },
];
