/**
 * From what a part left behind to how much of it passed.
 *
 * Green must mean that something was tested and all of it passed: a run of nothing, a skipped test
 * and a run that ends in an error after its last test all count as failures.
 */
import { existsSync, readFileSync } from 'node:fs';

/** Counts a program that is one check as a whole: linter, compiler, build. */
export function countRun(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, complaints: [] };
}

/** The names of failed tests as complaints: the end of a long log then says what failed. */
const complainOf = (names) => names.map((name) => `Failed: ${name}`);

/** Adds what the individual tests cannot tell, so that a failed run never counts as a passed one. */
function conclude(ok, { passed, failed, skipped, failures: names = [] }) {
  const complaints = complainOf(names);
  if (skipped > 0) complaints.push(`${skipped} tests were skipped, which counts as failed.`);
  let failures = failed + skipped;
  if (failures === 0 && passed === 0) {
    complaints.push('No test was run.');
    failures = 1;
  } else if (failures === 0 && !ok) {
    complaints.push('Every test passed, but the run as a whole failed.');
    failures = 1;
  }
  return { passed, failed: failures, complaints };
}

function readReport(file, ok, summarise) {
  try {
    return conclude(ok, summarise(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return { passed: 0, failed: 1, complaints: ['It ended without a report of its tests.'] };
  }
}

function countTests(ok, file, hasPassed) {
  return readReport(file, ok, ({ testResults }) => {
    const tests = testResults
      .flatMap((result) => result.assertionResults)
      .map((test) =>
        test.status === 'passed' && !hasPassed(test) ? { ...test, status: 'failed' } : test,
      );
    const passed = tests.filter((test) => test.status === 'passed').length;
    const failed = tests.filter((test) => test.status === 'failed').length;
    // A file that throws while it is loaded has no test that could fail.
    const broken = testResults.filter(
      (result) =>
        result.status === 'failed' &&
        !result.assertionResults.some((test) => test.status === 'failed'),
    );
    const failures = [
      ...tests.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
      ...broken.map(({ name }) => name),
    ];
    return {
      passed,
      failed: failed + broken.length,
      skipped: tests.length - passed - failed,
      failures,
    };
  });
}

/** Counts the tests in Vitest's JSON report. */
export const countVitest = (ok, file) => countTests(ok, file, () => true);

/** The reports that every story needs: accessible as shown, and in the other theme. */
const STORY_REPORTS = ['a11y', 'a11y-other-theme'];

/**
 * Counts the stories in Vitest's JSON report. The checks of accessibility run behind the tests, so
 * that one which no longer runs would fail nothing: a story without its reports has not passed.
 */
export const countStories = (ok, file) =>
  countTests(ok, file, ({ meta }) =>
    STORY_REPORTS.every((type) => meta?.reports?.some((report) => report.type === type)),
  );

/** The failed tests below a suite of Playwright's report, by file and title. */
const failedIn = ({ suites = [], specs = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedIn),
];

/** Counts the tests in Playwright's JSON report; one that passes only when repeated has failed. */
export function countPlaywright(ok, file) {
  return readReport(file, ok, ({ stats, suites }) => ({
    failures: failedIn({ suites }),
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
}

/** Why every picture was left out, as tests/visual/test.ts says it. */
const LEFT_OUT = /Nothing is compared: [^"]+/;

/**
 * As `countPlaywright`, for pictures. Where the accepted ones were taken on another platform all are
 * skipped, for that reason: it is no failure, and passes nothing.
 */
export function countPictures(ok, file) {
  const report = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { passed, failed, complaints } = countPlaywright(ok, file);
  const [reason] = LEFT_OUT.exec(report) ?? [];
  const isLeftOut = ok && passed === 0 && reason !== undefined;
  return isLeftOut
    ? { passed: 0, failed: 0, complaints: [reason] }
    : { passed, failed, complaints };
}
