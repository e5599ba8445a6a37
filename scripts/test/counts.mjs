import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many lines of an error are in the summary. The whole error is in the output of its part. */
const ERROR_LINES = 12;

/**
 * Counts tests, and explains failures with the beginning of their errors. A skipped test counts as failed. A run counts
 * as one failed test if it has no tests, or if it fails although no test has failed.
 */
function count(ok, passed, failures, skipped) {
  const complaints = failures.map(({ name, error = '' }) =>
    [`Failed: ${name}`, ...stripVTControlCharacters(error).split('\n').slice(0, ERROR_LINES)]
      .filter((line) => line.trim() !== '')
      .join('\n    '),
  );
  if (skipped > 0) complaints.push(`${skipped} skipped tests, which count as failed.`);
  else if (failures.length === 0 && !ok)
    complaints.push('The run failed, although no test failed.');
  else if (failures.length === 0 && passed === 0) complaints.push('No test was run.');
  return { passed, failed: Math.max(failures.length + skipped, complaints.length), complaints };
}

function countVitest(ok, { testResults } = { testResults: [] }, isDone = () => true) {
  const tests = testResults.flatMap(({ assertionResults, name: file }) =>
    assertionResults.map((test) => ({ ...test, file })),
  );
  const passed = tests.filter((test) => test.status === 'passed' && isDone(test));
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const failed = tests.filter((test) => !passed.includes(test) && !skipped.includes(test));
  const failures = failed.map(({ file, fullName, failureMessages }) => ({
    name: `${basename(file)}: ${fullName}`,
    error: failureMessages?.[0],
  }));
  return count(ok, passed.length, failures, skipped.length);
}

/**
 * Returns whether a story was checked for accessibility. A matrix or a page must also be checked in every mode, such as
 * the other theme or text at 200 %. A story that was not checked counts as failed.
 */
function isChecked({ title, file, meta }) {
  const has = (check) => meta?.reports?.some(({ type }) => type === check);
  const isPage = title === 'Base' && file.includes('/src/stories/pages/');
  return has('a11y') && ((title !== 'Matrix' && !isPage) || has('modes'));
}

const failedIn = ({ suites = [], specs = [] }) => [
  ...specs
    .filter((spec) => !spec.ok)
    .map(({ file, title, tests }) => ({
      name: `${file}: ${title}`,
      error: tests?.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message,
    })),
  ...suites.flatMap(failedIn),
];

/** Counts Playwright's tests. Pictures that this platform cannot compare (see tests/visual/test.ts) do not count. */
function countPlaywright(ok, report = { stats: { expected: 0, skipped: 0 } }) {
  const { expected, skipped } = report.stats;
  const [reason] = /Nothing is compared: [^"]+/.exec(JSON.stringify(report)) ?? [];
  if (ok && reason && expected === 0) return { passed: 0, failed: 0, complaints: [reason] };
  return count(ok, expected, failedIn(report), skipped);
}

/** Counts the tests of a part. A part that runs neither Vitest nor Playwright counts as one test. */
export function countOf(script, ok, report) {
  if (script.includes('playwright test')) return countPlaywright(ok, report);
  if (script.includes('--project storybook')) return countVitest(ok, report, isChecked);
  if (script.includes('vitest run')) return countVitest(ok, report);
  return count(ok, ok ? 1 : 0, [], 0);
}
