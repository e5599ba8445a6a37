import { describe, expect, it } from 'vitest';
import type { CurrencySymbol } from './currency';
import {
  CURRENCIES,
  CURRENCY_IDS,
  CURRENCY_LIST,
  currencyBySymbol,
  forEachCurrency,
} from './currency';

describe('the six currencies', () => {
  it('are listed fiat first, crypto after', () => {
    expect(CURRENCY_IDS).toEqual(['usd', 'eur', 'gbp', 'btc', 'eth', 'ada']);
    expect(CURRENCY_LIST.map(({ id, type }) => `${id} ${type}`)).toEqual([
      'usd fiat',
      'eur fiat',
      'gbp fiat',
      'btc crypto',
      'eth crypto',
      'ada crypto',
    ]);
  });

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

  it('are found by their symbols, and no other is', () => {
    expect(currencyBySymbol('USD').id).toBe('usd');
    expect(currencyBySymbol('ADA').id).toBe('ada');
    expect(() => currencyBySymbol('usd' as CurrencySymbol)).toThrow(
      'No currency has the symbol usd',
    );
  });

  it('fill a record with one entry each', () => {
    expect(forEachCurrency((id) => id.length)).toEqual({
      usd: 3,
      eur: 3,
      gbp: 3,
      btc: 3,
      eth: 3,
      ada: 3,
    });
    expect(forEachCurrency((id) => `my ${id}`).ada).toBe('my ada');
  });
});
