import { describe, expect, it } from 'vitest';
import { specified } from '../../testing/specifiedCurrencies';
import {
  CURRENCIES,
  CURRENCY_LIST,
  currencyBySymbol,
  currencyOf,
  forEachCurrency,
} from './currency';

describe('the six currencies', () => {
  /** @spec currencies */
  it('are listed with fiat currencies first, and cryptocurrencies after them', () => {
    expect(specified(CURRENCY_LIST).map(({ id, type }) => `${id} ${type}`)).toEqual([
      'usd fiat',
      'eur fiat',
      'gbp fiat',
      'btc crypto',
      'eth crypto',
      'ada crypto',
    ]);
  });

  /** @spec currencies */
  it.each([
    ['usd', 'US Dollar', 'USD', 2, '$'],
    ['eur', 'Euro', 'EUR', 2, '€'],
    ['gbp', 'British Pound', 'GBP', 2, '£'],
    ['btc', 'Bitcoin', 'BTC', 8, '₿'],
    ['eth', 'Ethereum', 'ETH', 18, 'Ξ'],
    ['ada', 'Cardano', 'ADA', 6, '₳'],
  ] as const)('%s is %s, %s, with %i decimals', (id, name, symbol, decimals, icon) => {
    expect(CURRENCIES[id]).toMatchObject({ id, name, symbol, decimals, icon });
  });

  it('are found by their ids, and unknown ids are not', () => {
    expect(currencyOf(CURRENCY_LIST, 'ada').symbol).toBe('ADA');
    expect(() => currencyOf<string>(CURRENCY_LIST, 'xts')).toThrow('No currency has the id xts');
  });

  it('are found by their symbols, and any other symbol is returned unchanged', () => {
    expect(currencyBySymbol(CURRENCY_LIST, 'USD').id).toBe('usd');
    expect(currencyBySymbol(CURRENCY_LIST, 'ADA').id).toBe('ada');
    expect(currencyBySymbol(CURRENCY_LIST, 'XTS')).toEqual({
      id: 'XTS',
      name: 'XTS',
      symbol: 'XTS',
      icon: 'XTS',
      type: 'crypto',
      decimals: 100,
    });
  });

  it('each have one entry in a record', () => {
    expect(forEachCurrency(specified(CURRENCY_LIST), (id) => id.length)).toEqual({
      usd: 3,
      eur: 3,
      gbp: 3,
      btc: 3,
      eth: 3,
      ada: 3,
    });
    expect(forEachCurrency(CURRENCY_LIST, (id) => `my ${id}`).ada).toBe('my ada');
  });
});
