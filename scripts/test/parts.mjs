/**
 * The parts of `npm test` as data: each is a script of package.json, so that a part can be repeated by
 * hand, and a way to count what it did.
 */
import { countPictures, countPlaywright, countRun, countStories, countVitest } from './counts.mjs';

/** People read the default report, this program the JSON one. */
const vitestReports = (file) => ({
  args: ['--reporter=default', '--reporter=json', `--outputFile.json="${file}"`],
});

const playwrightReports = (file) => ({
  args: ['--reporter=list,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
});

const check = (name, script = name) => ({ name, script, count: countRun });

const inBrowser = (name, more) => ({
  name,
  script: `test:${name}`,
  reporting: playwrightReports,
  count: countPlaywright,
  browser: true,
  ...more,
});

/**
 * @typedef {object} Part
 * @property {string} name what it is called on the command line and in the table
 * @property {string} script its script in package.json
 * @property {Function} count `(whether the script succeeded, report) -> { passed, failed, complaints }`
 * @property {Function} [reporting] how to make the script write a JSON report to a file
 * @property {boolean} [browser] whether it needs a browser
 * @property {string} [needs] the part, of an earlier stage, without which it is meaningless
 */

/**
 * The parts of a stage run side by side, a stage after the other. A part that keeps every core busy is
 * a stage of its own.
 *
 * @type {readonly (readonly Part[])[]}
 */
export const STAGES = [
  [
    // The longest comes first, so that no lane is idle at the end.
    inBrowser('lib'),
    { ...check('unit', 'test:unit'), reporting: vitestReports, count: countVitest },
    // It mostly waits for the disk.
    { ...check('backend', 'test:backend'), reporting: vitestReports, count: countVitest },
    check('build-storybook'),
    check('typecheck'),
    check('lint'),
    check('format', 'format:check'),
    check('build'),
  ],
  [
    // It publishes the catalogue as built above, and builds the app anew, for an address of its own.
    inBrowser('site', { needs: 'build-storybook' }),
    // It reads the builds as well as the sources, and neither `site` nor `test-results`, which change meanwhile. It does
    // so in four runs: secretlint measures itself, and goes through the marks of all files before for each file.
    { ...check('secrets'), needs: 'build' },
    // It is one file after the other, in one frame.
    inBrowser('fuzz', { reporting: vitestReports, count: countVitest }),
  ],
  [inBrowser('stories', { reporting: vitestReports, count: countStories })],
  [inBrowser('visual', { count: countPictures, needs: 'build-storybook' })],
  [inBrowser('e2e', { needs: 'build' })],
];

export const PARTS = STAGES.flat();
