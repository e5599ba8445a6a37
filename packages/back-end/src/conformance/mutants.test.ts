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
import { SILENT } from '../../testing/broken/announcements';
import { WRONG_FAILURES } from '../../testing/broken/failures';
import { WRONG_SHEETS } from '../../testing/broken/sheets';
import { CHANGED_TEXTS } from '../../testing/broken/texts';
import { BROKEN_STATUSES } from '../../testing/broken/statuses';
import { failedBy, failuresOf, type Able } from '../../testing/failedCases';
import { bankOf } from '../../testing/soundBanks';
import { refuse } from '#src/domain/result';
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
  ...WRONG_SHEETS,
  ...CHANGED_TEXTS,
  ...SILENT,
  ...WRONG_FAILURES,
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
          'ConformanceFailure: The abilities of the adapter: expected ["user","rateOf"], got ["user","firstSheet","signUp","signInWithBiometrics","createWallet","receiveAddresses","priceHistory","transaction","subscribeChanges","prepare","confirm","confirmSignIn","resendCode","cancelChallenge","rateOf"]',
      },
    ]);
  });

  it('states that a bank needs a code, if the kit has none', async () => {
    const needsCode = ({ amount }: { readonly amount: string }) => Number(amount) > 500;
    const { open, ...options } = bankOf({ steps: { needsCode } });
    const cases = walletConformance({
      ...options,
      async open() {
        const { challenged: _, ...bank } = await open();
        return bank;
      },
    });
    const rows = await conformanceReport(
      cases.filter(({ name }) => name.startsWith('simultaneous payments above the balance')),
    );
    expect(rows[0]?.message).toBe(
      'ConformanceFailure: A payment of 854.19 in usd needs a code: the back end has answered with a challenge. So that the kit can enter the code, return `challenged` with the `code` from `open`, and list `confirm` in `abilities`. Or test with an account that needs no code',
    );
  });

  it('states the refusals of payments that a bank should accept', async () => {
    const cases = walletConformance(
      simulatedOptions((adapter) => ({
        ...adapter,
        send: async (order, sent) =>
          Number(order.amount) > 500
            ? refuse({ kind: 'message', text: 'The limit of a payment is $500.' })
            : adapter.send(order, sent),
      })),
    );
    const rows = await conformanceReport(
      cases.filter(({ name }) => name.startsWith('simultaneous payments above the balance')),
    );
    expect(rows[0]?.message).toBe(
      'ConformanceFailure: Of ten payments of 854.19, three tenths of the balance, 0 were accepted instead of 3. The refusals of the others: {"kind":"message","text":"The limit of a payment is $500."}',
    );
  });

  it('states which refusal replaced the rejection of a lost call', async () => {
    const [[, change] = []] = LOSING;
    const cases = walletConformance(
      simulatedOptions((adapter) => ({ ...adapter, ...change?.(adapter as Able) })),
    );
    const rows = await conformanceReport(
      cases.filter(({ name }) =>
        name.startsWith('a payment rejects as unreachable if every call is lost'),
      ),
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
      cases.filter(({ name }) => name.startsWith('every call is rejected as signed out after')),
    );
    expect(rows).toEqual([
      {
        name: 'every call is rejected as signed out after signing out, once or twice',
        outcome: 'failed',
        message: 'ConformanceFailure: balances after signing out was answered instead of rejected',
      },
    ]);
  });
});
