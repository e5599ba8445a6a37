import { describe, expect, it } from 'vitest';
import { SAMPLE_MARKET, sampleWorld } from '../demo/sampleWorld';
import type { HistoryRecord } from '../history/transaction';
import type { WalletRecord } from '../ledger/wallet';
import { isUntouched, sideOf, type BackupContents } from './backup';

const record = (id: string, type: string, timestamp: string): HistoryRecord => ({
  id,
  type,
  amount: '1',
  currency: 'USD',
  timestamp,
  status: 'completed',
  description: '',
});

const wallet = (
  id: string,
  balances: WalletRecord['balances'],
  transactions: readonly HistoryRecord[],
): WalletRecord => ({
  id,
  name: id,
  type: 'personal',
  color: 'tide',
  createdAt: '2026-01-01T00:00:00.000Z',
  balances,
  transactions,
});

const choices = {
  activeWalletId: 'a',
  primaryCurrency: 'usd',
  chainId: 'mainnet',
  hidesBalances: false,
} as unknown as BackupContents['choices'];

const ANA = { id: 'ana', name: 'Ana', email: 'ana@florin.example', addresses: {} };

describe('one side of a comparison', () => {
  it('counts everything, and is worth the current prices exactly', () => {
    const contents = {
      wallets: [
        wallet('a', { usd: '0.10', btc: '0.00000003' }, [
          record('2', 'exchange', '2026-03-14T10:00:00.000Z'),
          record('1', 'send', '2026-03-12T10:00:00.000Z'),
        ]),
        wallet('b', { usd: '0.20' }, [record('3', 'receive', '2026-03-13T10:00:00.000Z')]),
      ],
      contacts: [ANA],
      choices,
    };
    expect(sideOf(contents, SAMPLE_MARKET)).toEqual({
      wallets: 2,
      transactions: 3,
      contacts: 1,
      newestPayment: '2026-03-13T10:00:00.000Z',
      total: '0.3012975',
    });
  });

  it.each([
    [
      ['2026-03-13T23:00:00-05:00', '2026-03-14T03:00:00.000Z', '2026-03-14T05:00:00+02:00'],
      '2026-03-13T23:00:00-05:00',
    ],
    [['2026-03-14', '2026-03-14T01:00:00+02:00'], '2026-03-14'],
    [['2026-03-14', '2026-03-14T00:00:01Z'], '2026-03-14T00:00:01Z'],
    [['2026-03-14T09:00:00.5Z', '2026-03-14T09:00:00Z'], '2026-03-14T09:00:00.5Z'],
  ])('has the payment that is newest in time: %j', (timestamps, newest) => {
    const records = timestamps.map((timestamp, index) => record(`${index}`, 'send', timestamp));
    for (const list of [records, records.toReversed()]) {
      const side = sideOf(
        { wallets: [wallet('a', {}, list)], contacts: [], choices },
        SAMPLE_MARKET,
      );
      expect(side.newestPayment).toBe(newest);
    }
  });

  it('has no newest payment without a payment', () => {
    const contents = { wallets: [wallet('a', {}, [])], contacts: [], choices };
    expect(sideOf(contents, SAMPLE_MARKET)).toEqual({
      wallets: 1,
      transactions: 0,
      contacts: 0,
      newestPayment: null,
      total: '0',
    });
  });
});

describe('untouched samples', () => {
  const sample = (now: number) => sampleWorld(now).wallets;
  const [first, ...others] = sample(1_000_000_000_000) as [WalletRecord, ...WalletRecord[]];
  const contents = { wallets: [first, ...others], contacts: [], choices };

  it('are the sample wallets of any day', () => {
    expect(isUntouched(contents, sample(1_700_000_000_000))).toBe(true);
  });

  it.each([
    [
      'a payment',
      {
        ...contents,
        wallets: [{ ...first, balances: { ...first.balances, usd: '1' } }, ...others],
      },
    ],
    [
      'a transaction',
      {
        ...contents,
        wallets: [{ ...first, transactions: first.transactions.slice(1) }, ...others],
      },
    ],
    ['a new wallet', { ...contents, wallets: [first, ...others, wallet('d', {}, [])] }],
    ['a contact', { ...contents, contacts: [ANA] }],
  ] as const)('are changed by %s', (_name, changed) => {
    expect(isUntouched(changed as BackupContents, sample(0))).toBe(false);
  });
});
