import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currency';
import { currencyName } from './currencyName';

describe('the name of a currency', () => {
  it.each([
    [undefined, 'US Dollar'],
    ['en-GB', 'US Dollar'],
    ['de', 'US-Dollar'],
    ['fr', 'Dollar des États-Unis'],
    ['pt-BR', 'Dólar americano'],
    ['ar', 'دولار أمريكي'],
    ['zh-Hans', '美元'],
  ])('in %s: %s', (locale, name) => {
    expect(currencyName(CURRENCIES.usd, locale)).toBe(name);
  });

  it('is the defined name in English, and if the platform has no name', () => {
    expect(currencyName(CURRENCIES.btc, 'de')).toBe('Bitcoin');
    expect(currencyName({ name: 'Points', iso: 'QQQ' }, 'de')).toBe('Points');
    expect(currencyName({ name: 'Greenback', iso: 'USD' }, 'en')).toBe('Greenback');
  });
});
