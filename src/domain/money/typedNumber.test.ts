import { expect, it } from 'vitest';
import { CURRENCIES } from '../currency/currency';
import { localeNumbersOf } from './typedNumber';

const { eur, usd } = CURRENCIES;

it('the formats of a locale are cached for each currency', () => {
  const numbers = localeNumbersOf('de', eur);
  expect(numbers.units).toEqual(['€']);
  expect(localeNumbersOf('de', eur)).toBe(numbers);
  expect(localeNumbersOf('de', usd).units).toEqual(['$']);
});

it.each([
  ['1234,5', { whole: '1234', fraction: '5' }],
  ['1.234', { whole: '1234', fraction: '' }],
  [',5', { whole: '', fraction: '5' }],
  [',', null],
  ['', null],
  ['1,234.5', null],
])('German numbers: %j', (text, digits) => {
  expect(localeNumbersOf('de', eur).digitsOf(text)).toEqual(digits);
});
