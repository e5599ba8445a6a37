import { describe, expect, it, vi } from 'vitest';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { availableBalance } from '../../domain/ledger/ledger';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { Transaction } from '../../domain/history/transaction';
import { withNewest, withNewWallet, withOlder, withPrices, withSheet } from './mergeReading';
import { walletStateOf } from './readWallets';

const START = sampleWorld(Date.parse('2026-03-14T09:00:00.000Z'));

const line = (id: string, timestamp: string): Transaction => ({
  id,
  type: 'send',
  amount: '47.32',
  currency: 'USD',
  timestamp,
  status: 'completed',
  description: 'Rent',
});

const FIRST = line('first', '2026-03-14T09:10:00.000Z');
const SECOND = line('second', '2026-03-14T09:11:00.000Z');
const AT = '2026-03-14T12:00:00.000Z';

const personal = ({ wallets }: typeof START) => {
  const [wallet] = wallets;
  if (!wallet) throw new Error('There is a personal wallet');
  return wallet;
};
const ids = (state: typeof START) => personal(state).transactions.map(({ id }) => id);

describe('prices', () => {
  it('are applied unchanged', () => {
    const after = withPrices(START, { btc: { price: '50000', change24h: '1.5' } });
    expect(after.market.btc).toEqual({ price: '50000', change24h: '1.5' });
    expect(after.market.eth).toBe(START.market.eth);
  });

  it('of unknown currencies, and prices that are not above zero, are left out', () => {
    const odd = {
      xyz: { price: '1', change24h: '0' },
      btc: { price: '0', change24h: '0' },
    } as const;
    expect(withPrices(START, odd)).toBe(START);
    expect(withPrices(START, { eth: { price: '-1', change24h: '0' } })).toBe(START);
  });

  it('are applied if only the price or only the change is new', () => {
    const price = { price: '43251', change24h: '2.45' } as const;
    const change = { price: '43250', change24h: '2.46' } as const;
    expect(withPrices(START, { btc: price }).market.btc).toBe(price);
    expect(withPrices(START, { btc: change }).market.btc).toBe(change);
  });

  it('that are unchanged cause no change', () => {
    expect(withPrices(START, { btc: { price: '43250', change24h: '2.45' } })).toBe(START);
  });
});

it('balances are replaced, and histories do not change', () => {
  const { transactions, ...summary } = personal(START);
  const after = withSheet(START, {
    wallets: [
      { ...summary, balances: { usd: '5' } },
      { ...summary, id: 'new' },
    ],
    market: START.market,
    at: AT,
  });
  expect(personal(after).balances).toEqual({ usd: '5' });
  expect(Object.keys(personal(after).unknownBalances ?? {})).toEqual([
    'eur',
    'gbp',
    'btc',
    'eth',
    'ada',
  ]);
  expect(personal(after).unknownBalances?.btc).toEqual({ written: '' });
  expect(personal(after).transactions).toBe(transactions);
  expect(after.wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
});

it('a balance with more decimals than the back end declares is unknown until it is read again', () => {
  const { transactions: _, ...summary } = personal(START);
  const dollars = START.currencies.find(({ id }) => id === 'usd');
  if (!dollars) throw new Error('There are dollars');
  const { exchangeDecimals: __, ...declared } = dollars;
  const sheet = (usd: '5.125' | '5.12') => ({
    wallets: [{ ...summary, balances: { ...summary.balances, usd } }],
    currencies: [declared],
    market: START.market,
    at: AT,
  });
  const partial = withSheet(START, sheet('5.125'));
  expect(personal(partial).unknownBalances).toEqual({ usd: { written: '5.125' } });
  expect(availableBalance(partial, 'usd')).toBe('0');
  const whole = withSheet(partial, sheet('5.12'));
  expect(personal(whole).unknownBalances).toEqual({});
  expect(availableBalance(whole, 'usd')).toBe('5.12');
});

it('a first sheet and a new wallet may also lack balances', () => {
  const { transactions: _, ...wallet } = personal(START);
  const summary = {
    ...wallet,
    id: 'new',
    balances: { ...wallet.balances, eur: '1.23456789' },
  } as const;
  const sheet = { wallets: [summary], market: START.market, at: AT };
  const first = personal(
    walletStateOf({ sheet, pages: {} }, { info: vi.fn(), warn: vi.fn() }, CURRENCY_LIST),
  );
  const added = withNewWallet(START, summary).wallets[3];
  for (const { balances, unknownBalances } of [first, added ?? first]) {
    expect(balances).toEqual({
      usd: '2847.32',
      gbp: '890.45',
      btc: '0.15423',
      eth: '2.8934',
      ada: '1250.5',
    });
    expect(unknownBalances).toEqual({ eur: { written: '1.23456789' } });
  }
});

describe('an older page', () => {
  const partly = { ...START, older: { personal: 'one', business: 'two' } };
  const page = { transactions: [line('old', '2020-01-01T00:00:00.000Z')], next: null };

  it('is added below, and the last page ends the history', () => {
    const after = withOlder(partly, 'personal', 'one', page);
    expect(ids(after)).toEqual([...ids(START), 'old']);
    expect(after.older).toEqual({ business: 'two' });
  });

  it('adds no known records, and nothing to a complete history', () => {
    const [known] = personal(START).transactions;
    if (!known) throw new Error('There is a line');
    const transactions = [known, ...page.transactions];
    const after = withOlder(partly, 'personal', 'one', { transactions, next: null });
    expect(ids(after)).toEqual([...ids(START), 'old']);
    expect(withOlder(START, 'personal', 'one', page)).toBe(START);
  });

  it('has the cursor of the next page', () => {
    const after = withOlder(partly, 'personal', 'one', { ...page, next: 'three' });
    expect(after.older).toEqual({ personal: 'three', business: 'two' });
  });

  it('that was read already changes nothing', () => {
    const after = withOlder(partly, 'personal', 'one', page);
    expect(withOlder(after, 'personal', 'one', page)).toBe(after);
  });
});

describe('the newest page', () => {
  const top = personal(START).transactions.slice(0, 2);

  it('is added above the known records', () => {
    const after = withNewest(START, 'personal', {
      transactions: [SECOND, FIRST, ...top],
      next: 'x',
    });
    expect(ids(after)).toEqual(['second', 'first', ...ids(START)]);
    expect(after.older).toBeUndefined();
  });

  it('without new records changes nothing', () => {
    expect(withNewest(START, 'personal', { transactions: top, next: 'x' })).toBe(START);
  });

  it('of another wallet changes that wallet, and of an unknown wallet nothing', () => {
    const newest = { transactions: [SECOND, ...top], next: null };
    const after = withNewest(START, 'business', newest);
    expect(ids(after)).toEqual(ids(START));
    expect(after.wallets[1]?.transactions[0]).toBe(SECOND);
    expect(withNewest(START, 'nowhere', newest)).toBe(START);
  });

  it('that is the whole history leaves no gap', () => {
    const after = withNewest(START, 'personal', { transactions: [SECOND], next: null });
    expect(ids(after)).toEqual(['second', ...ids(START)]);
  });

  it('that leaves a gap replaces the history', () => {
    const after = withNewest(START, 'personal', { transactions: [SECOND], next: 'x' });
    expect(ids(after)).toEqual(['second']);
    expect(after.older).toEqual({ personal: 'x' });
  });

  it('is replaced by older records that were read again, and not extended by unknown ones', () => {
    const pending = line('pending', '2026-03-01T09:00:00.000Z');
    const before = withNewest(START, 'personal', {
      transactions: [FIRST, { ...pending, status: 'pending' }],
      next: null,
    });
    const older = [pending, line('unknown', '2026-03-01T08:00:00.000Z')];
    const after = withNewest(before, 'personal', { transactions: [FIRST], next: 'x' }, older);
    expect(ids(after)).toEqual(ids(before));
    expect(personal(after).transactions.find(({ id }) => id === 'pending')).toBe(pending);
  });
});
