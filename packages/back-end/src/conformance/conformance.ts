import type { BackEndUnderTest, ConformanceCase, ConformanceOptions } from './backEnd';
import { openBench, type Draft } from './bench';
import { expect } from './expect';
import { ANNOUNCEMENT_CASES } from './announcementCases';
import { ACCOUNT_CASES } from './accountCases';
import { CHALLENGE_CASES } from './challengeCases';
import { EXACT_CASES } from './exactCases';
import { EXCHANGE_CASES } from './exchangeCases';
import { HISTORY_CASES } from './historyCases';
import { KEY_CASES } from './keyCases';
import { LOST_CASES, UNDISTURBED } from './lostCases';
import { NEW_WALLET_CASES } from './newWalletCases';
import { PREPARATION_CASES } from './preparationCases';
import { PRICE_CASES } from './priceCases';
import { READING_CASES } from './readingCases';
import { RECIPIENT_CASES } from './recipientCases';
import { REFUSAL_CASES } from './refusalCases';
import { SESSION_CASES } from './sessionCases';
import { SHEET_CASES } from './sheetCases';
import { STATUS_CASES } from './statusCases';
import { STEERED_CASES } from './steeredCases';
import { TEXT_CASES } from './textCases';

export type {
  Ability,
  BackEndUnderTest,
  ConformanceCase,
  ConformanceOptions,
  Controls,
  StatusChange,
} from './backEnd';
export { ConformanceFailure } from './expect';
export type { Fate, IsMove, Line } from './line';

const DRAFTS = [
  ...SESSION_CASES,
  ...KEY_CASES,
  ...LOST_CASES,
  ...REFUSAL_CASES,
  ...RECIPIENT_CASES,
  ...HISTORY_CASES,
  ...EXACT_CASES,
  ...SHEET_CASES,
  ...TEXT_CASES,
  ...EXCHANGE_CASES,
  ...STEERED_CASES,
  ...PRICE_CASES,
  ...ACCOUNT_CASES,
  ...NEW_WALLET_CASES,
  ...READING_CASES,
  ...ANNOUNCEMENT_CASES,
  ...PREPARATION_CASES,
  ...CHALLENGE_CASES,
  ...STATUS_CASES,
];

/** Returns the reason why a test does not run, or undefined if the test runs. */
function reasonOf<BackEnd extends BackEndUnderTest>(
  { needs = [], ability }: Draft,
  options: ConformanceOptions<BackEnd>,
): string | undefined {
  if (ability !== undefined && !options.abilities?.includes(ability))
    return `the adapter has no ${ability}`;
  const missing = needs.find((need) => !options[need]);
  return missing === undefined ? undefined : `needs ${missing}`;
}

function caseOf<BackEnd extends BackEndUnderTest>(
  draft: Draft,
  options: ConformanceOptions<BackEnd>,
): ConformanceCase {
  const { name, run } = draft;
  const reason = reasonOf(draft, options);
  if (reason !== undefined)
    return { name: `not run: ${name} (${reason})`, isRun: false, run: async () => {} };
  return {
    name,
    isRun: true,
    async run() {
      const bench = await openBench(options);
      try {
        await run(bench, options);
        expect(bench.line.fates.length === 0, UNDISTURBED);
      } finally {
        bench.line.release();
        await bench.backEnd.close?.();
      }
    },
  };
}

/**
 * Returns the tests that every `WalletAdapter` must pass, for any test runner:
 *
 *     for (const { name, isRun, run } of walletConformance({ open })) (isRun ? test : test.skip)(name, run);
 */
export function walletConformance<BackEnd extends BackEndUnderTest>(
  options: ConformanceOptions<BackEnd>,
): readonly ConformanceCase[] {
  return DRAFTS.map((draft) => caseOf(draft, options));
}

/** The outcome of one conformance test, as `conformanceReport` returns it. */
export interface ConformanceRow {
  readonly name: string;
  readonly outcome: 'passed' | 'failed' | 'not run';
  /** The unmet expectation of a failed test, as a sentence. */
  readonly message?: string;
}

async function rowOf({ name, isRun, run }: ConformanceCase): Promise<ConformanceRow> {
  if (!isRun) return { name, outcome: 'not run' };
  try {
    await run();
    return { name, outcome: 'passed' };
  } catch (error) {
    return { name, outcome: 'failed', message: String(error) };
  }
}

/** Runs all tests, one after the other, and returns their outcomes. For use without a test runner. */
export async function conformanceReport(
  cases: readonly ConformanceCase[],
): Promise<readonly ConformanceRow[]> {
  const rows: ConformanceRow[] = [];
  // oxlint-disable-next-line no-await-in-loop -- cases may share a back end.
  for (const one of cases) rows.push(await rowOf(one));
  return rows;
}
