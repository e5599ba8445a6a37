import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../currency/currency';
import { letterSigns, otherUnitIn, withoutUnit } from './typedUnit';

const { btc, eur, usd } = CURRENCIES;
const KRONA = { icon: 'kr', symbol: 'KRONA', iso: 'SEK' } as const;

const unsigned = (text: string) => text.replace('-', '');

describe('the unit of a typed amount is removed', () => {
  it.each([
    ['$5', '5'],
    ['5 $', '5'],
    ['usd 5', '5'],
    ['US$5', '5'],
    ['5 $US', '5'],
    ['5 $ US', '5'],
    ['USD$5', '5'],
    ['5 $USD', '5'],
    ['5 US Dollar', '5'],
    ['5 USDollar', '5'],
    ['-$5', '5'],
    ['$-5', '5'],
    ['CA$5', 'CA$5'],
  ])('dollars: %j is %j', (text, number) => {
    expect(withoutUnit(text, usd, ['US Dollar'], unsigned)).toBe(number);
  });

  it.each([
    ['₿5', '5'],
    ['5 BTC', '5'],
    ['BTC₿5', '5'],
    ['BT₿5', 'BT₿5'],
  ])('a currency without a code of ISO 4217: %j is %j', (text, number) => {
    expect(withoutUnit(text, btc, [], unsigned)).toBe(number);
  });

  it.each([
    ['5 kr', '5'],
    ['SEK 5', '5'],
    ['5 KRONA', '5'],
    ['SEkr 5', '5'],
  ])('a symbol of letters: %j is %j', (text, number) => {
    expect(withoutUnit(text, KRONA, [], unsigned)).toBe(number);
  });
});

describe('the unit of another currency', () => {
  it.each([
    ['€5', '€'],
    ['5 €.', '€'],
    ['5 eur', 'eur'],
    ['5 CHF', 'CHF'],
    ['5 chf', 'chf'],
    ['5 kr', 'kr'],
    ['CA$5', 'CA$'],
    ['₿5', '₿'],
    ['5 ada', 'ada'],
    // A single letter is more likely a typing error.
    ['5 K', undefined],
    ['5 x', undefined],
    ['five', undefined],
    // The number is invalid, but its unit is right.
    ['1.2.3 USD', undefined],
    ['1.2.3 usd', undefined],
    ['Us$1.2.3', undefined],
    ['1.2.3', undefined],
  ])('in %j in a field for dollars is %j', (text, unit) => {
    expect(otherUnitIn(text, usd, [])).toBe(unit);
  });

  it.each([
    ['5 $', '$'],
    ['1.2.3 EUR', undefined],
    ['1.2.3 Euro', undefined],
  ])('in %j in a field for euros is %j', (text, unit) => {
    expect(otherUnitIn(text, eur, ['Euro'])).toBe(unit);
  });
});

it('the symbols with several letters are those of all currencies, and nothing else', () => {
  const signs = letterSigns();
  expect(['kr', 'zł', 'Kč', 'Ft', 'lei', 'KM', 'R$'].filter((sign) => !signs.has(sign))).toEqual(
    [],
  );
  // The symbols of the yen, the rand and the kwacha have one letter. The other texts are parts of numbers.
  expect(
    ['¥', 'R', 'K', '0', '00', '000', '.', '\u{a0}'].filter((text) => signs.has(text)),
  ).toEqual([]);
});
