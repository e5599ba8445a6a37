import { CURRENCIES } from '../currency/currency';
import { describe, expect, it } from 'vitest';
import { formatAmount } from '../money/format';
import { activeWallet, walletById, walletsOf, type WalletState } from '../ledger/ledger';
import { emptyWorld, sampleWorld } from './sampleWorld';
import { deepFreeze } from '../../testing/deepFreeze';
import { totalOf } from '../ledger/wallet';

const NOW = Date.parse('2025-11-21T10:00:00.000Z');
const world = deepFreeze(sampleWorld(NOW));
const GRADIENTS = {
  evergreen: 'g1',
  tide: 'g2',
  plum: 'g3',
  ember: 'g4',
  slate: 'g5',
  florin: 'g6',
};

/** Returns the total values of the wallets, in the order of the wallets. */
const totalsOf = (state: WalletState) => walletsOf(state, GRADIENTS).map(totalOf);

const all = world.wallets.flatMap((wallet) => wallet.transactions);

describe('the descriptions and amounts of the sample transactions', () => {
  it('are the listed ones, newest first', () => {
    const lines = all.map(({ id, amount, currency, description }) =>
      [id, amount, currency, description].join(' | '),
    );
    expect(lines).toEqual([
      'personal-8 | 0.0125 | BTC | Received Bitcoin',
      'personal-7 | 120 | USD | Rent share',
      'personal-6 | 500 | USD | Exchanged $500.00 to 460.000000 EUR',
      'personal-5 | 0.005 | BTC | Hardware wallet',
      'personal-4 | 64.2 | EUR | Groceries',
      'personal-3 | 75.5 | GBP | Concert tickets',
      'personal-2 | 1250.5 | ADA | Staking payout',
      'personal-1 | 850 | EUR | Invoice 1047',
      'business-2 | 320 | USD | Order 2211',
      'business-1 | 48.9 | EUR | Web hosting',
      'savings-1 | 400 | USD | Monthly saving',
    ]);
  });
});

describe('the sample wallets', () => {
  it('are a personal, a business and a savings wallet, and the first is active', () => {
    expect(world.wallets.map(({ name, type }) => [name, type])).toEqual([
      ['Personal Wallet', 'personal'],
      ['Business Wallet', 'business'],
      ['Savings Wallet', 'savings'],
    ]);
    expect(activeWallet(world).name).toBe('Personal Wallet');
    expect(world.wallets.map(({ color }) => color)).toEqual(['evergreen', 'tide', 'florin']);
  });

  /** @spec sample-balances */
  it.each([
    [
      'personal',
      {
        usd: '2847.32',
        eur: '1250.75',
        gbp: '890.45',
        btc: '0.15423',
        eth: '2.8934',
        ada: '1250.5',
      },
    ],
    // 30 percent of the personal wallet's balances, not rounded.
    [
      'business',
      {
        usd: '854.196',
        eur: '375.225',
        gbp: '267.135',
        btc: '0.046269',
        eth: '0.86802',
        ada: '375.15',
      },
    ],
    // 150 percent of the personal wallet's balances, not rounded.
    [
      'savings',
      {
        usd: '4270.98',
        eur: '1876.125',
        gbp: '1335.675',
        btc: '0.231345',
        eth: '4.3401',
        ada: '1875.75',
      },
    ],
  ])('have the specified balances in the %s wallet', (id, balances) => {
    expect(walletById(world, id).balances).toMatchObject(balances);
  });

  it('are worth the sum of balance times price', () => {
    const [total = '0'] = totalsOf(world);
    expect(total).toBe('20009.337');
    expect(formatAmount(total, CURRENCIES.usd)).toBe('$20,009.34');
    expect(formatAmount(total, CURRENCIES.usd, { precision: 'whole' })).toBe('$20,009');
  });

  /** @spec sample-balances */
  it.each([
    [1, '6002.8011', '$6,002.80'],
    [2, '30014.0055', '$30,014.01'],
  ])('are worth, in wallet %i, %s or %s', (index, exact, shown) => {
    const total = totalsOf(world)[index] ?? '0';
    expect(total).toBe(exact);
    expect(formatAmount(total, CURRENCIES.usd)).toBe(shown);
  });

  it('are 45 days old', () => {
    for (const wallet of world.wallets) expect(wallet.createdAt).toBe('2025-10-07T10:00:00.000Z');
  });
});

describe('the sample market and choices', () => {
  /** @spec sample-balances */
  it('begin with the specified prices', () => {
    expect(world.market).toMatchObject({
      usd: { price: '1' },
      eur: { price: '1.08' },
      gbp: { price: '1.25' },
      btc: { price: '43250' },
      eth: { price: '2580' },
      ada: { price: '0.45' },
    });
  });

  /** @spec first-chain-and-currency */
  it('begin with the first currency, the first chain and no pending order', () => {
    expect(world.primaryCurrency).toBe('usd');
    expect(world.chainId).toBe('ethereum');
    expect(world.pending).toEqual([]);
  });
});

describe('the sample transactions', () => {
  it('have every type and every known status', () => {
    expect(new Set(all.map(({ type }) => type))).toEqual(
      new Set(['receive', 'send', 'exchange', 'purchase']),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['completed', 'pending', 'failed']),
    );
  });

  /** @spec sample-fee */
  it('have exactly one fee, of 0.0001 BTC for a payment that was sent', () => {
    expect(all.flatMap(({ fee, currency, type }) => (fee ? [[fee, currency, type]] : []))).toEqual([
      ['0.0001', 'BTC', 'send'],
    ]);
  });

  it('are listed newest first, none in the future, none older than the wallet', () => {
    for (const { transactions, createdAt } of world.wallets) {
      const times = transactions.map(({ timestamp = '' }) => Date.parse(timestamp));
      expect(times.length).toBeGreaterThan(0);
      expect(times).toEqual(times.toSorted((a, b) => b - a));
      expect(times[0]).toBeLessThan(NOW);
      expect(times.at(-1)).toBeGreaterThan(Date.parse(createdAt));
    }
  });

  it('have different ids and amounts above zero', () => {
    expect(all).toHaveLength(11);
    expect(new Set(all.map(({ id }) => id)).size).toBe(11);
    for (const { amount } of all) expect(amount).toMatch(/^\d*[1-9]\d*(\.\d+)?$|^0\.\d*[1-9]$/);
  });

  it('are dated relative to now', () => {
    expect(all[0]).toEqual({
      id: 'personal-8',
      type: 'receive',
      amount: '0.0125',
      currency: 'BTC',
      fromAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
      timestamp: '2025-11-21T09:35:00.000Z',
      status: 'completed',
      description: 'Received Bitcoin',
      made: 'received',
    });
  });

  it('have a sender if they were received, and a recipient if they were sent', () => {
    for (const { type, fromAddress, toAddress } of all) {
      expect(fromAddress !== undefined).toBe(type === 'receive');
      expect(toAddress !== undefined).toBe(type === 'send');
    }
  });
});

describe('a world', () => {
  it('is equal for the same time, and differs for another time', () => {
    expect(sampleWorld(NOW)).toEqual(sampleWorld(NOW));
    expect(sampleWorld(NOW + 1)).not.toEqual(sampleWorld(NOW));
    expect(emptyWorld(NOW)).toEqual(emptyWorld(NOW));
  });

  it('can be stored and read back', () => {
    expect(JSON.parse(JSON.stringify(world))).toEqual(world);
  });

  it('can be empty: one wallet without money and history', () => {
    const empty = emptyWorld(NOW);
    expect(empty.wallets).toHaveLength(1);
    expect(activeWallet(empty)).toMatchObject({
      id: 'personal',
      name: 'Personal Wallet',
      balances: {},
      transactions: [],
    });
    expect(totalsOf(empty)).toEqual(['0']);
    expect(empty.market.btc?.price).toBe('43250');
    expect(empty.pending).toEqual([]);
  });
});
