import { describe, expect, it } from 'vitest';
import { CURRENCIES, CURRENCY_LIST, type Balances, type Market } from '../currency/currency';
import { specified } from '../../testing/specifiedCurrencies';
import {
  changeOf,
  currenciesOf,
  isPartial,
  NO_BALANCES,
  totalOf,
  WALLET_COLORS,
  WALLET_TYPES,
} from './wallet';

const market: Market = {
  usd: { price: '1', change24h: '0' },
  eur: { price: '1.08', change24h: '0.12' },
  gbp: { price: '1.25', change24h: '-0.08' },
  btc: { price: '43250', change24h: '2.45' },
  eth: { price: '2580', change24h: '-1.23' },
  ada: { price: '0.45', change24h: '3.67' },
};

const BALANCES: Balances = {
  usd: '0.1',
  eur: '0.2',
  gbp: '0',
  btc: '0.00000001',
  eth: '2',
  ada: '3.5',
};

describe('a wallet', () => {
  it('is of one of three types and in one of six colours', () => {
    expect(WALLET_TYPES).toEqual(['personal', 'business', 'savings']);
    expect(WALLET_COLORS).toEqual(['evergreen', 'tide', 'plum', 'ember', 'slate', 'florin']);
  });

  it('is empty if each balance is 0', () => {
    expect(NO_BALANCES).toEqual({});
    expect(totalOf({ currencies: currenciesOf(CURRENCY_LIST, NO_BALANCES, market) })).toBe('0');
  });

  it('changes in 24 hours by the difference in the worth of its balances', () => {
    const change = (balances: Balances, moved: Market = {}) =>
      changeOf({ currencies: currenciesOf(CURRENCY_LIST, balances, { ...market, ...moved }) });
    expect(change({ btc: '0.5' })).toBe('2.45');
    expect(change({ eth: '3' })).toBe('-1.23');
    expect(change({ usd: '100' })).toBe('0');
    expect(change(NO_BALANCES)).toBe('0');
    // The value a day ago was 100 + 100, and it is 100 + 150 now: 25 % more.
    const half = { btc: { price: '150', change24h: '50' } } as const;
    expect(change({ usd: '100', btc: '1' }, half)).toBe('25');
    // The value a day ago was 900 + 100, and it is 900 + 150 now: 5 % more. The average of the changes, 25 %, would be
    // wrong.
    expect(change({ usd: '900', btc: '1' }, half)).toBe('5');
    // After a change of −100 percent, the price a day ago cannot be calculated.
    expect(change({ btc: '1' }, { btc: { price: '150', change24h: '-100' } })).toBe('0');
  });

  /** @spec total-balance */
  it('is worth the sum of balance times price, exactly', () => {
    // 0.1 + 0.2 × 1.08 + 0 + 0.00000001 × 43250 + 2 × 2580 + 3.5 × 0.45
    expect(totalOf({ currencies: currenciesOf(CURRENCY_LIST, BALANCES, market) })).toBe(
      '5161.8914325',
    );
  });

  it.each([
    ['a currency that rose', { btc: '1' }, '2.45'],
    ['a currency that fell', { eth: '3' }, '-1.23'],
    // The value is 43250 + 43250 now. A day ago it was 43250 ÷ 1.0245 + 43250.
    ['a currency that rose and an unchanged currency', { btc: '1', usd: '43250' }, '1.21'],
    ['no balances', {}, '0'],
  ] as const)('changes within a day with its currencies: %s', (_what, balances, change) => {
    expect(changeOf({ currencies: currenciesOf(CURRENCY_LIST, balances, market) })).toBe(change);
  });

  it('has an unknown change if the change of a currency with a balance is unknown', () => {
    const unknown: Market = { ...market, btc: { price: '43250' } };
    const changes = (balances: Balances) =>
      changeOf({ currencies: currenciesOf(CURRENCY_LIST, balances, unknown) });
    expect(changes({ btc: '1', eth: '1' })).toBeUndefined();
    expect(changes({ btc: '1' })).toBeUndefined();
    expect(changes({ eth: '1' })).toBe('-1.23');
    const [bitcoin] = currenciesOf([CURRENCIES.btc], {}, unknown);
    expect(bitcoin).not.toHaveProperty('change24h');
  });

  it('has an incomplete total if a balance is unknown', () => {
    expect(isPartial({ unknownBalances: { btc: { written: 'much' } } }, [])).toBe(true);
    expect(isPartial({ unknownBalances: {} }, [])).toBe(false);
    expect(isPartial({}, [])).toBe(false);
  });

  it('counts only the currencies with a price, and has an incomplete total if it holds another one', () => {
    const { btc: _btc, ...priced } = market;
    const held = (balances: Balances) => currenciesOf(CURRENCY_LIST, balances, priced);
    expect(totalOf({ currencies: held({ usd: '10', btc: '2' }) })).toBe('10');
    expect(changeOf({ currencies: held({ eth: '1', btc: '2' }) })).toBe('-1.23');
    expect(isPartial({}, held({ usd: '10', btc: '2' }))).toBe('unpriced');
    expect(isPartial({}, held({ usd: '10', btc: '0' }))).toBe(false);
    expect(isPartial({ unknownBalances: { eth: { written: '' } } }, held({ btc: '2' }))).toBe(true);
    expect(held({ btc: '2' }).find(({ id }) => id === 'btc')).not.toHaveProperty('price');
  });

  it('lists an unknown balance, and another object when the balance becomes known', () => {
    const { usd } = CURRENCIES;
    const written = { written: 'much' };
    const unknown = currenciesOf([usd], {}, market, [], { usd: written });
    expect(unknown[0]).toMatchObject({ id: 'usd', balance: '0', unknownBalance: written });
    expect(currenciesOf([usd], {}, market, unknown, { usd: written })).toBe(unknown);
    const known = currenciesOf([usd], {}, market, unknown);
    expect(known[0]).toMatchObject({ id: 'usd', balance: '0' });
    expect(known[0]).not.toHaveProperty('unknownBalance');
  });

  it('has no change if a price has fallen by 100 percent', () => {
    const lost: Market = { ...market, btc: { price: '5', change24h: '-100' } };
    const currencies = currenciesOf(CURRENCY_LIST, { btc: '1' }, lost);
    expect(changeOf({ currencies })).toBe('0');
  });

  it('keeps the object of each unchanged currency, and the list if no currency has changed', () => {
    const before = currenciesOf(CURRENCY_LIST, BALANCES, market);
    expect(currenciesOf(CURRENCY_LIST, { ...BALANCES }, { ...market }, before)).toBe(before);
    const priced = currenciesOf(
      CURRENCY_LIST,
      BALANCES,
      { ...market, btc: { price: '1', change24h: '2.45' } },
      before,
    );
    const changed = currenciesOf(
      CURRENCY_LIST,
      BALANCES,
      { ...market, eth: { price: '2580', change24h: '0' } },
      before,
    );
    const paid = currenciesOf(CURRENCY_LIST, { ...BALANCES, gbp: '1' }, market, before);
    const changedIn = (after: typeof before) =>
      after.filter((currency) => !before.includes(currency)).map(({ id }) => id);
    expect([priced, changed, paid].map(changedIn)).toEqual([['btc'], ['eth'], ['gbp']]);
    expect(totalOf({ currencies: paid })).toBe('5163.1414325');
  });

  it('lists its six currencies with balance, price and change', () => {
    const list = currenciesOf(specified(CURRENCY_LIST), BALANCES, market);
    expect(list.map(({ id, balance }) => `${id} ${balance}`)).toEqual([
      'usd 0.1',
      'eur 0.2',
      'gbp 0',
      'btc 0.00000001',
      'eth 2',
      'ada 3.5',
    ]);
    expect(list[4]).toMatchObject({
      id: 'eth',
      name: 'Ethereum',
      symbol: 'ETH',
      type: 'crypto',
      decimals: 18,
      icon: 'Ξ',
      price: '2580',
      change24h: '-1.23',
      balance: '2',
    });
  });
});
