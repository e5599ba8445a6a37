import { expect, it } from 'vitest';
import { countOf } from '../../scripts/test/counts.mjs';
import { brokenBy, CHANGE, partsFor } from '../../scripts/test/parts.mjs';

/** Returns a report of Vitest about tests with these results. */
const vitest = (...statuses: string[]) => ({
  testResults: [
    {
      name: '/src/domain/money.test.ts',
      assertionResults: statuses.map((status, index) => ({ fullName: `test ${index}`, status })),
    },
  ],
});

/**
 * Returns a report of Vitest about one passed story. `types` are the checks of the story that the report lists: `a11y`
 * for accessibility, and `modes` for the modes.
 */
const story = (folder: string, title: string, ...types: string[]) => ({
  testResults: [
    {
      name: `/src/stories/${folder}/Some.stories.tsx`,
      assertionResults: [
        {
          title,
          fullName: title,
          status: 'passed',
          meta: { reports: types.map((type) => ({ type })) },
        },
      ],
    },
  ],
});

const playwright = (expected: number, skipped: number, ...specs: object[]) => ({
  stats: { expected, skipped },
  suites: [{ suites: [{ specs }] }],
});

const OTHER_PLATFORM = { ok: true, annotations: ['Nothing is compared: fonts differ.'] };
const UNIT = 'vitest run --project unit';
const STORIES = 'vitest run --project storybook';
const E2E = 'playwright test --config tests';

it.each([
  ['a tool that succeeds', 'oxlint', true, undefined, 1, 0],
  ['a tool that fails', 'oxlint', false, undefined, 0, 1],
  ['tests that pass', UNIT, true, vitest('passed', 'passed'), 2, 0],
  ['a failed test', UNIT, false, vitest('passed', 'failed'), 1, 1],
  ['a skipped test', UNIT, true, vitest('passed', 'skipped', 'todo'), 1, 2],
  ['no test', UNIT, true, vitest(), 0, 1],
  ['no report', UNIT, true, undefined, 0, 1],
  ['a run that fails after its last test', UNIT, false, vitest('passed'), 1, 1],
  ['a story', STORIES, true, story('money', 'Base', 'a11y'), 1, 0],
  ['a story that was not checked', STORIES, true, story('money', 'Base'), 0, 1],
  ['a matrix', STORIES, true, story('money', 'Matrix', 'a11y', 'modes'), 1, 0],
  ['a matrix in one mode', STORIES, true, story('money', 'Matrix', 'a11y'), 0, 1],
  ['a page', STORIES, true, story('pages', 'Base', 'a11y', 'modes'), 1, 0],
  ['a page in one mode', STORIES, true, story('pages', 'Base', 'a11y'), 0, 1],
  ['journeys', E2E, true, playwright(2, 0, { ok: true }), 2, 0],
  ['a failed journey', E2E, false, playwright(1, 0, { ok: false }), 1, 1],
  ['a skipped journey', E2E, true, playwright(1, 1), 1, 1],
  ['no journey', E2E, true, undefined, 0, 1],
  ['a journey that was not reached', E2E, false, playwright(1, 0), 1, 1],
  ['pictures of another platform', E2E, true, playwright(0, 2, OTHER_PLATFORM), 0, 0],
])('counts %s', (_what, script, ok, report, passed, failed) => {
  expect(countOf(script, ok, report)).toMatchObject({ passed, failed });
});

it('the list contains the beginning of the error of each failed test', () => {
  const message = ['\u001B[31mError: no row\u001B[39m', '', ...Array(20).fill('at a line')].join(
    '\n',
  );
  const results = [{ errors: [] }, { errors: [{ message }, { message: 'Test ended.' }] }];
  const journey = { ok: false, file: 'send.spec.ts', title: 'it arrives', tests: [{ results }] };
  const [complaint = ''] = countOf(E2E, false, playwright(0, 0, journey)).complaints;
  const lines = complaint.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    'Failed: send.spec.ts: it arrives',
    '    Error: no row',
    '    at a line',
  ]);
  expect(lines).toHaveLength(12);
  const unit = vitest('failed');
  Object.assign(unit.testResults[0]?.assertionResults[0] ?? {}, {
    failureMessages: ['expected 1'],
  });
  expect(countOf(UNIT, false, unit).complaints).toEqual([
    'Failed: money.test.ts: test 0\n    expected 1',
  ]);
});

it('the list contains failed tests, and the reason why no picture was compared', () => {
  const journey = { ok: false, file: 'send.spec.ts', title: 'a payment arrives' };
  const { complaints } = countOf(E2E, false, playwright(0, 0, journey));
  expect(complaints).toEqual(['Failed: send.spec.ts: a payment arrives']);
  const unit = countOf(UNIT, false, vitest('passed', 'failed'));
  expect(unit.complaints).toEqual(['Failed: money.test.ts: test 1']);
  const pictures = countOf(E2E, true, playwright(0, 2, OTHER_PLATFORM));
  expect(pictures.complaints).toEqual(['Nothing is compared: fonts differ.']);
});

it.each([
  ['docs/adr/0001-money.md', 'test:unit,format:check,lint,typecheck'],
  ['docs/performance.md', 'test:unit,format:check,lint,typecheck'],
  ['packages/florin/docs/theming.md', 'test:unit,format:check,lint,typecheck,test:lib'],
  ['packages/recipients/src/iban.test.ts', 'test:unit,format:check,lint,typecheck,test:packages'],
  [
    'tests/e2e/send.spec.ts',
    'test:unit,format:check,lint,typecheck,build-storybook,build,test:e2e',
  ],
])('runs the parts that a change of %s can break', (path, parts) => {
  const broken = new Set<string>(brokenBy([path]));
  expect([...broken].toSorted()).toEqual(parts.split(',').toSorted());
});

it('a change of an unknown path runs every part', () => {
  expect(new Set(brokenBy(['index.html']))).toEqual(new Set(CHANGE.flat()));
});

it.each([
  ['src/pages/HomePage.tsx', []],
  ['src/domain/money/money.ts', ['test:packages', 'test:lib', 'test:backend']],
  ['packages/recipients/src/iban.ts', ['test:packages', 'test:lib', 'test:backend']],
  ['packages/florin/docs/setup.md', ['test:lib']],
])('tests the wallet after a change of %s, and what else the change can break', (path, others) => {
  const parts = new Set(partsFor([path]));
  expect([...parts].filter((part) => /packages|lib|backend/.test(part))).toEqual(others);
  expect(
    ['test:unit', 'test:stories', 'test:e2e', 'test:fuzz'].filter((part) => !parts.has(part)),
  ).toEqual([]);
});
