import { describe, expect, it } from 'vitest';
import { BROKEN_ABILITIES } from '../../testing/broken/abilities';
import { REPEATING } from '../../testing/broken/connections';
import { BROKEN_EXCHANGES } from '../../testing/broken/exchanges';
import { BROKEN_KEYS } from '../../testing/broken/keys';
import { LOSING } from '../../testing/broken/losing';
import { BROKEN_MONEY } from '../../testing/broken/money';
import { INEXACT } from '../../testing/broken/exactValues';
import { BROKEN_ORDERS } from '../../testing/broken/orders';
import { WRONG_READS } from '../../testing/broken/reads';
import { BROKEN_STATUSES } from '../../testing/broken/statuses';
import type { Able } from '../../testing/failedCases';
import { failedBy, failuresOf } from '../../testing/failedCases';
import { simulatedOptions } from '../../testing/conformanceWorlds';
import { conformanceReport, walletConformance } from './conformance';

/** All faulty adapters. Each breaks one rule, and names the conformance tests that must fail. */
const BROKEN = [
  ...BROKEN_ORDERS,
  ...BROKEN_KEYS,
  ...BROKEN_MONEY,
  ...BROKEN_EXCHANGES,
  ...LOSING,
  ...INEXACT,
  ...BROKEN_ABILITIES,
  ...WRONG_READS,
  ...BROKEN_STATUSES,
];

describe('the conformance kit', () => {
  it('reports no failure for a correct adapter', async () => {
    expect(await failedBy((adapter) => adapter)).toEqual([]);
  });

  it.each(BROKEN)('catches an adapter %s', async (_what, change, caughtBy) => {
    const failed = await failedBy((adapter) => ({ ...adapter, ...change(adapter) }), caughtBy);
    expect(failed.toSorted()).toEqual(caughtBy.toSorted());
  });

  it.each(REPEATING)('catches an adapter %s', async (_what, cases, caughtBy) => {
    const failed = await failuresOf(cases().filter(({ name }) => caughtBy.includes(name)));
    expect(failed).toEqual(caughtBy);
  });

  it('catches an adapter with an unlisted ability', async () => {
    const options = { ...simulatedOptions(), abilities: ['rateOf', 'user'] as const };
    const rows = await conformanceReport(walletConformance(options));
    expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([
      {
        name: 'the adapter has the abilities that the options list, and no others',
        outcome: 'failed',
        message:
          'ConformanceFailure: The abilities of the adapter: expected ["user","rateOf"], got ["user","firstSheet","signUp","signInWithBiometrics","createWallet","receiveAddresses","priceHistory","transaction","prepare","confirm","confirmSignIn","resendCode","cancelChallenge","rateOf"]',
      },
    ]);
  });

  it('states which refusal replaced the rejection of a lost call', async () => {
    const [[, change] = []] = LOSING;
    const cases = walletConformance(
      simulatedOptions((adapter) => ({ ...adapter, ...change?.(adapter as Able) })),
    );
    const rows = await conformanceReport(
      cases.filter(({ name }) => name.startsWith('a payment rejects if every call is lost')),
    );
    expect(rows[0]?.message).toBe(
      'ConformanceFailure: send whose call is lost was answered with the refusal {"kind":"message","text":"The bank cannot be reached."} instead of rejected',
    );
  });

  it('reports the expectation that failed', async () => {
    const cases = walletConformance(
      simulatedOptions((adapter) => ({ ...adapter, signOut: async () => {} })),
    );
    const rows = await conformanceReport(
      cases.filter(({ name }) => name.startsWith('every call is rejected after')),
    );
    expect(rows).toEqual([
      {
        name: 'every call is rejected after signing out, once or twice',
        outcome: 'failed',
        message: 'ConformanceFailure: balances after signing out was answered instead of rejected',
      },
    ]);
  });
});
