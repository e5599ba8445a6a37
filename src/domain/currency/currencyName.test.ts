import { describe, expect, it } from 'vitest';
import { CURRENCIES } from './currency';
import { currencyName, currencyNoun } from './currencyName';

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

  it('has a small first letter in a sentence, if the language has one', () => {
    const krona = { name: 'Swedish Krona', iso: 'SEK' };
    expect(currencyName(krona, 'sv')).toBe('Svensk krona');
    expect(currencyNoun(krona, 'sv')).toBe('svensk krona');
    expect(currencyNoun(krona, 'de')).toBe('Schwedische Krone');
    expect(currencyNoun(krona, 'en')).toBe('Swedish Krona');
  });

  it('is the defined name in English, and if the platform has no name', () => {
    expect(currencyName(CURRENCIES.btc, 'de')).toBe('Bitcoin');
    expect(currencyName({ name: 'Points', iso: 'QQQ' }, 'de')).toBe('Points');
    expect(currencyName({ name: 'Greenback', iso: 'USD' }, 'en')).toBe('Greenback');
  });
});
