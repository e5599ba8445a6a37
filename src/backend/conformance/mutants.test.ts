import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BROKEN_ABILITIES } from '../../testing/broken/abilities';
import { REPEATING } from '../../testing/broken/connections';
import { INEXACT } from '../../testing/broken/exactValues';
import { BROKEN_ORDERS } from '../../testing/broken/orders';
import { WRONG_READS } from '../../testing/broken/reads';
import { BROKEN_STATUSES } from '../../testing/broken/statuses';
import type { Broken } from '../../testing/failedCases';
import { failedBy } from '../../testing/failedCases';
import { simulatedOptions } from '../../testing/conformanceWorlds';
import { conformanceReport, walletConformance } from './conformance';

/** Returns the names of the cases that fail for a broken adapter. */
const failedFor = (change: Broken[1]) =>
  failedBy((adapter) => ({ ...adapter, ...change(adapter) }));

describe('the conformance kit', () => {
  it('reports no failure for a correct adapter', async () => {
    expect(await failedBy((adapter) => adapter)).toEqual([]);
  });

  it.each([...BROKEN_ORDERS, ...BROKEN_ABILITIES, ...WRONG_READS, ...BROKEN_STATUSES])(
    'catches an adapter %s, with exactly the expected cases',
    async (_what, change, caughtBy) => {
      const failed = await failedFor(change);
      expect(failed.toSorted()).toEqual(caughtBy.toSorted());
    },
  );

  it.each(INEXACT)('catches an adapter %s', async (_what, change, caughtBy) => {
    expect(await failedFor(change)).toEqual(expect.arrayContaining([...caughtBy]));
  });

  it.each(REPEATING)('catches an adapter %s', async (_what, cases, caughtBy) => {
    const rows = await conformanceReport(cases());
    const failed = rows.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
    expect(failed).toEqual(expect.arrayContaining([...caughtBy]));
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

  it('reports the expectation that failed', async () => {
    const cases = walletConformance(
      simulatedOptions((adapter) => ({ ...adapter, signOut: async () => {} })),
    );
    const rows = await conformanceReport(cases.filter(({ name }) => name.includes('signing out')));
    expect(rows).toEqual([
      {
        name: 'every call is rejected after signing out, once or twice',
        outcome: 'failed',
        message: 'ConformanceFailure: balances after signing out was answered instead of rejected',
      },
    ]);
  });
});

// Compares the second table of docs/conformance.md with the broken adapters.
it('the table of docs/conformance.md has every broken adapter', () => {
  const broken = [
    ...REPEATING,
    ...BROKEN_ORDERS,
    ...INEXACT,
    ...BROKEN_ABILITIES,
    ...WRONG_READS,
    ...BROKEN_STATUSES,
  ].map(([what, , [first = '']]) => `| ${what} | ${first} |`);
  const document = readFileSync(new URL('../../../docs/conformance.md', import.meta.url), 'utf8');
  const [, section = ''] = document.split('## Broken adapters');
  const table = section.split('\n').filter((line) => line.startsWith('|'));
  expect(table.slice(2).map((line) => line.replaceAll(/ +/g, ' '))).toEqual(broken);
  expect(new Set(broken).size).toBe(broken.length);
});
