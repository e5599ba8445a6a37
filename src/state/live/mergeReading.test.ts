import { describe, expect, it, vi } from 'vitest';
import { CURRENCY_LIST } from '../../domain/currency/currency';
import { availableBalance } from '../../domain/ledger/ledger';
import { idsIn, MORNING, personalIn, rentRecord } from '../../testing/records';
import { withNewest, withNewWallet, withOlder, withPrices, withSheet } from './mergeReading';
import { walletStateOf } from './readWallets';

const FIRST = rentRecord('first', '2026-03-14T09:10:00.000Z');
const SECOND = rentRecord('second', '2026-03-14T09:11:00.000Z');
const AT = '2026-03-14T12:00:00.000Z';

describe('prices', () => {
  it('are applied unchanged', () => {
    const after = withPrices(MORNING, { btc: { price: '50000', change24h: '1.5' } });
    expect(after.market.btc).toEqual({ price: '50000', change24h: '1.5' });
    expect(after.market.eth).toBe(MORNING.market.eth);
  });

  it('of unknown currencies, and prices that are not above zero, are left out', () => {
    const odd = {
      xyz: { price: '1', change24h: '0' },
      btc: { price: '0', change24h: '0' },
    } as const;
    expect(withPrices(MORNING, odd)).toBe(MORNING);
    expect(withPrices(MORNING, { eth: { price: '-1', change24h: '0' } })).toBe(MORNING);
  });

  it('are applied if only the price or only the change is new', () => {
    const price = { price: '43251', change24h: '2.45' } as const;
    const change = { price: '43250', change24h: '2.46' } as const;
    expect(withPrices(MORNING, { btc: price }).market.btc).toBe(price);
    expect(withPrices(MORNING, { btc: change }).market.btc).toBe(change);
  });

  it('that are unchanged cause no change', () => {
    expect(withPrices(MORNING, { btc: { price: '43250', change24h: '2.45' } })).toBe(MORNING);
  });
});

it('balances are replaced, and histories do not change', () => {
  const { transactions, ...summary } = personalIn(MORNING);
  const after = withSheet(MORNING, {
    wallets: [
      { ...summary, balances: { usd: '5' } },
      { ...summary, id: 'new' },
    ],
    market: MORNING.market,
    at: AT,
  });
  expect(personalIn(after).balances).toEqual({ usd: '5' });
  expect(Object.keys(personalIn(after).unknownBalances ?? {})).toEqual(
    CURRENCY_LIST.map(({ id }) => id).filter((id) => id !== 'usd'),
  );
  expect(personalIn(after).unknownBalances?.btc).toEqual({ written: '' });
  expect(personalIn(after).transactions).toBe(transactions);
  expect(after.wallets.map(({ id }) => id)).toEqual(['personal', 'business', 'savings']);
});

it('a balance with more decimals than the back end declares is unknown until it is read again', () => {
  const { transactions: _, ...summary } = personalIn(MORNING);
  const dollars = MORNING.currencies.find(({ id }) => id === 'usd');
  if (!dollars) throw new Error('There are dollars');
  const { exchangeDecimals: __, ...declared } = dollars;
  const sheet = (usd: '5.125' | '5.12') => ({
    wallets: [{ ...summary, balances: { ...summary.balances, usd } }],
    currencies: [declared],
    market: MORNING.market,
    at: AT,
  });
  const partial = withSheet(MORNING, sheet('5.125'));
  expect(personalIn(partial).unknownBalances).toEqual({ usd: { written: '5.125' } });
  expect(availableBalance(partial, 'usd')).toBe('0');
  const whole = withSheet(partial, sheet('5.12'));
  expect(personalIn(whole).unknownBalances).toEqual({});
  expect(availableBalance(whole, 'usd')).toBe('5.12');
});

it('a first sheet and a new wallet may also lack balances', () => {
  const { transactions: _, ...wallet } = personalIn(MORNING);
  const summary = {
    ...wallet,
    id: 'new',
    balances: { ...wallet.balances, eur: '1.23456789' },
  } as const;
  const sheet = { wallets: [summary], market: MORNING.market, at: AT };
  const first = personalIn(
    walletStateOf({ sheet, pages: {} }, { info: vi.fn(), warn: vi.fn() }, CURRENCY_LIST),
  );
  const added = withNewWallet(MORNING, summary).wallets[3];
  for (const { balances, unknownBalances } of [first, added ?? first]) {
    expect(balances).not.toHaveProperty('eur');
    expect(balances).toMatchObject({
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
  const partly = { ...MORNING, older: { personal: 'one', business: 'two' } };
  const page = { transactions: [rentRecord('old', '2020-01-01T00:00:00.000Z')], next: null };

  it('is added below, and the last page ends the history', () => {
    const after = withOlder(partly, 'personal', 'one', page);
    expect(idsIn(after)).toEqual([...idsIn(MORNING), 'old']);
    expect(after.older).toEqual({ business: 'two' });
  });

  it('adds no known records, and nothing to a complete history', () => {
    const [known] = personalIn(MORNING).transactions;
    if (!known) throw new Error('There is a line');
    const transactions = [known, ...page.transactions];
    const after = withOlder(partly, 'personal', 'one', { transactions, next: null });
    expect(idsIn(after)).toEqual([...idsIn(MORNING), 'old']);
    expect(withOlder(MORNING, 'personal', 'one', page)).toBe(MORNING);
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
  const top = personalIn(MORNING).transactions.slice(0, 2);

  it('is added above the known records', () => {
    const after = withNewest(MORNING, 'personal', {
      transactions: [SECOND, FIRST, ...top],
      next: 'x',
    });
    expect(idsIn(after)).toEqual(['second', 'first', ...idsIn(MORNING)]);
    expect(after.older).toBeUndefined();
  });

  it('without new records changes nothing', () => {
    expect(withNewest(MORNING, 'personal', { transactions: top, next: 'x' })).toBe(MORNING);
  });

  it('of another wallet changes that wallet, and of an unknown wallet nothing', () => {
    const newest = { transactions: [SECOND, ...top], next: null };
    const after = withNewest(MORNING, 'business', newest);
    expect(idsIn(after)).toEqual(idsIn(MORNING));
    expect(after.wallets[1]?.transactions[0]).toBe(SECOND);
    expect(withNewest(MORNING, 'nowhere', newest)).toBe(MORNING);
  });

  it('that is the whole history leaves no gap', () => {
    const after = withNewest(MORNING, 'personal', { transactions: [SECOND], next: null });
    expect(idsIn(after)).toEqual(['second', ...idsIn(MORNING)]);
  });

  it('that leaves a gap replaces the history', () => {
    const after = withNewest(MORNING, 'personal', { transactions: [SECOND], next: 'x' });
    expect(idsIn(after)).toEqual(['second']);
    expect(after.older).toEqual({ personal: 'x' });
  });

  it('is replaced by older records that were read again, and not extended by unknown ones', () => {
    const pending = rentRecord('pending', '2026-03-01T09:00:00.000Z');
    const before = withNewest(MORNING, 'personal', {
      transactions: [FIRST, { ...pending, status: 'pending' }],
      next: null,
    });
    const older = [pending, rentRecord('unknown', '2026-03-01T08:00:00.000Z')];
    const after = withNewest(before, 'personal', { transactions: [FIRST], next: 'x' }, older);
    expect(idsIn(after)).toEqual(idsIn(before));
    expect(personalIn(after).transactions.find(({ id }) => id === 'pending')).toBe(pending);
  });
});
