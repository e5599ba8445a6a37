import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount';
import { withoutMarks } from './typedNumber';
import { CURRENCIES, type CurrencyId } from '../currency/currency';

const notANumber = { ok: false, refusal: { kind: 'not-a-number' } };
const notPositive = { ok: false, refusal: { kind: 'not-positive' } };
const tooManyDigits = { ok: false, refusal: { kind: 'too-many-digits', digits: 15 } };

function tooManyDecimals(decimals: number) {
  return { ok: false, refusal: { kind: 'too-many-decimals', decimals } };
}

describe('invisible marks', () => {
  it('are the only characters that are removed from a typed amount', () => {
    expect(withoutMarks('\u202E1\u200B\u200E2 5\u2069')).toBe('12 5');
    expect(withoutMarks('1,250.50 USD')).toBe('1,250.50 USD');
    expect(withoutMarks('')).toBe('');
  });
});

describe('a very long text', () => {
  it('is not a number if it has more than 1,000 characters', () => {
    expect(parseAmount('9'.repeat(1_000), CURRENCIES.usd)).toEqual(tooManyDigits);
    expect(parseAmount('9'.repeat(1_001), CURRENCIES.usd)).toEqual(notANumber);
  });
});

describe('a typed amount', () => {
  it.each<[string, CurrencyId, string]>([
    ['12', 'usd', '12'],
    ['.5', 'usd', '0.5'],
    ['5.', 'usd', '5'],
    ['0.01', 'usd', '0.01'],
    ['12.50', 'usd', '12.5'],
    ['007', 'usd', '7'],
    ['$47.32', 'usd', '47.32'],
    ['$ 47.32', 'usd', '47.32'],
    ['47.32 USD', 'usd', '47.32'],
    ['47.32usd', 'usd', '47.32'],
    ['€1', 'eur', '1'],
    ['£890.45', 'gbp', '890.45'],
    ['0.5 BTC', 'btc', '0.5'],
    ['₿0.5', 'btc', '0.5'],
    ['0.5 btc', 'btc', '0.5'],
    ['  7  ', 'usd', '7'],
    ['\t7\n', 'usd', '7'],
    ['7\u00A0ADA', 'ada', '7'],
    ['0.12345678', 'btc', '0.12345678'],
    ['0.000001', 'ada', '0.000001'],
    ['0.000000000000000001', 'eth', '0.000000000000000001'],
    ['999999999999999.99', 'usd', '999999999999999.99'],
    [`${'0'.repeat(500)}5`, 'usd', '5'],
  ])('reads %j in %s as %s', (text, currency, amount) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual({ ok: true, value: amount });
  });

  it.each<[string, CurrencyId, string]>([
    ['USD 5', 'usd', '5'],
    ['USD5', 'usd', '5'],
    ['usd\u00A05', 'usd', '5'],
    ['US$5', 'usd', '5'],
    ['US$ 1,250.50', 'usd', '1250.5'],
    ['US $5', 'usd', '5'],
    ['5 $', 'usd', '5'],
    ['5$', 'usd', '5'],
    ['5 US$', 'usd', '5'],
    ['5,00\u00A0$\u00A0US', 'usd', '5'],
    ['$US 5', 'usd', '5'],
    ['$5 USD', 'usd', '5'],
    ['USD $5', 'usd', '5'],
    ['5 €', 'eur', '5'],
    ['5\u202F€', 'eur', '5'],
    ['EUR 5', 'eur', '5'],
    ['€5 EUR', 'eur', '5'],
    ['£ 5', 'gbp', '5'],
    ['5£', 'gbp', '5'],
    ['GBP\u00A05', 'gbp', '5'],
    ['£GB 5', 'gbp', '5'],
    ['BTC 0.1', 'btc', '0.1'],
    ['0.1 ₿', 'btc', '0.1'],
    ['₿\u00A00.1', 'btc', '0.1'],
    ['ETH 2', 'eth', '2'],
    ['2 Ξ', 'eth', '2'],
    ['5 ₳', 'ada', '5'],
    ['5.–', 'eur', '5'],
    ['5.--', 'eur', '5'],
    [' \u00A0\u200E5\u200E\u00A0 ', 'eur', '5'],
    ['€ 5,-', 'eur', '5'],
    ['5.— EUR', 'eur', '5'],
  ])('reads the sign or the code on both sides: %j in %s is %s', (text, currency, amount) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual({ ok: true, value: amount });
  });

  it.each<[string, CurrencyId, string, string]>([
    ['€5', 'usd', '€', 'USD'],
    ['5 €', 'usd', '€', 'USD'],
    ['5 EUR', 'usd', 'EUR', 'USD'],
    ['eur 5', 'usd', 'eur', 'USD'],
    ['$5', 'eur', '$', 'EUR'],
    ['US$5', 'gbp', 'US$', 'GBP'],
    ['$US 5', 'eur', '$US', 'EUR'],
    ['A$5', 'usd', 'A$', 'USD'],
    ['5 $CA', 'usd', '$CA', 'USD'],
    ['¥500', 'usd', '¥', 'USD'],
    ['CN¥\u00A0500', 'usd', 'CN¥', 'USD'],
    ['٥ ﷼', 'usd', '﷼', 'USD'],
    ['CHF 5', 'usd', 'CHF', 'USD'],
    ['5.- CHF', 'usd', 'CHF', 'USD'],
    ['-5 CHF', 'usd', 'CHF', 'USD'],
    [' \u200E CHF 5 \u200E ', 'usd', 'CHF', 'USD'],
    ['(CHF 5)', 'usd', 'CHF', 'USD'],
    ['5 kr', 'eur', 'kr', 'EUR'],
    ['5 kr.', 'eur', 'kr', 'EUR'],
    ['5 zł', 'eur', 'zł', 'EUR'],
    ['0.5 BTC', 'eth', 'BTC', 'ETH'],
    ['0.5 btc', 'usd', 'btc', 'USD'],
    ['₿0.5', 'eth', '₿', 'ETH'],
    ['Ξ2', 'btc', 'Ξ', 'BTC'],
    ['5 USDT', 'usd', 'USDT', 'USD'],
    ['USDT 5', 'usd', 'USDT', 'USD'],
    ['$5 EUR', 'usd', 'EUR', 'USD'],
    ['$5 EUR', 'eur', '$', 'EUR'],
    ['..CHF 5', 'usd', 'CHF', 'USD'],
    ['5 CHF..', 'usd', 'CHF', 'USD'],
    ['5 A$', 'eur', 'A$', 'EUR'],
  ])('names the other currency of %j in %s: %s', (text, currency, unit, symbol) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual({
      ok: false,
      refusal: { kind: 'other-currency', unit, symbol },
    });
  });

  it.each(['5 R', '5 E.UR', 'A.UD 5', '5 A.$', '5 abcd$', '$abcd 5', '5 +', '+ 5 +'])(
    'reads no currency in %j',
    (text) => {
      expect(parseAmount(text, CURRENCIES.usd)).toEqual({
        ok: false,
        refusal: { kind: 'not-a-number' },
      });
    },
  );

  it.each<[string, CurrencyId, string]>([
    ['1,250.50', 'usd', '1250.5'],
    ['12,345,678.90', 'usd', '12345678.9'],
    ['1,234,567', 'usd', '1234567'],
    ['1.250,50', 'usd', '1250.5'],
    ['1.234.567', 'eur', '1234567'],
    ['1.234.567,89', 'eur', '1234567.89'],
    ['1 250', 'usd', '1250'],
    ['1\u202F250,50', 'eur', '1250.5'],
    ['1\u00A0250,50 EUR', 'eur', '1250.5'],
    ["1'250.50", 'usd', '1250.5'],
    ['1’250.50', 'usd', '1250.5'],
  ])('removes the thousands separators of %j in %s: %s', (text, currency, amount) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual({ ok: true, value: amount });
  });

  it.each<[string, CurrencyId, string]>([
    ['1,5', 'usd', '1.5'],
    ['1,23', 'usd', '1.23'],
    ['0,5', 'btc', '0.5'],
    [',5', 'usd', '0.5'],
    ['5,', 'usd', '5'],
    ['1,2345', 'btc', '1.2345'],
    ['€1,50', 'eur', '1.5'],
    ['１，５', 'usd', '1.5'],
    ['1,5 BTC', 'btc', '1.5'],
  ])('reads the only comma of %j in %s as the decimal mark: %s', (text, currency, amount) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual({ ok: true, value: amount });
  });

  it.each<[string, string, string, string]>([
    ['1,234', '1,234', '1234', '1.234'],
    ['$1,250', '1,250', '1250', '1.250'],
    ['0,123', '0,123', '123', '0.123'],
    [',500', ',500', '500', '0.500'],
    ['1234,567', '1234,567', '1234567', '1234.567'],
    ['١,٢٣٤', '1,234', '1234', '1.234'],
  ])('returns both readings of %j, whose comma is ambiguous', (typed, text, grouped, decimal) => {
    expect(parseAmount(typed, CURRENCIES.usd)).toEqual({
      ok: false,
      refusal: { kind: 'ambiguous-comma', text, readings: [grouped, decimal] },
    });
  });

  it.each<[string, string, string]>([
    ['Arabic', '١٢٫٥', '12.5'],
    ['Arabic, with its mark between thousands', '١٬٢٥٠٫٥', '1250.5'],
    ['Persian', '۱۲', '12'],
    ['Devanagari', '१२.५', '12.5'],
    ['Bengali', '৯', '9'],
    ['full-width', '１２．５', '12.5'],
    ['mathematical bold', '𝟏𝟎', '10'],
    ['mathematical monospace', '𝟿', '9'],
  ])('reads %s digits: %s is %s', (_script, text, amount) => {
    expect(parseAmount(text, CURRENCIES.usd)).toEqual({ ok: true, value: amount });
  });

  it.each([
    '\u200F12\u200F',
    '\u200E$12',
    '$\u200E12',
    '\uFEFF12',
    '\u200B12\u200B USD',
    '\u206612\u2069',
  ])('ignores the invisible marks around %j', (text) => {
    expect(parseAmount(text, CURRENCIES.usd)).toEqual({ ok: true, value: '12' });
  });

  it.each<[string, CurrencyId]>([
    ['.', 'usd'],
    ['$', 'usd'],
    ['USD', 'usd'],
    [',', 'usd'],
    ['-', 'usd'],
    ['abc', 'usd'],
    ['12abc', 'usd'],
    ['+3', 'usd'],
    ['1e5', 'usd'],
    ['1e-5', 'btc'],
    ['0x10', 'usd'],
    ['1,250,50', 'usd'],
    ['1.5,000', 'usd'],
    ['1.2.3', 'usd'],
    ['1,250 500', 'usd'],
    ['1 25', 'usd'],
    ['1\u066C25', 'usd'],
    ['1\u201925', 'usd'],
    ['1\u00A025', 'usd'],
    ['1\u200925', 'usd'],
    ['1\u202F25', 'usd'],
    ['1_000', 'usd'],
    ['1-2', 'usd'],
    ['1\u200B5', 'usd'],
    ['½', 'usd'],
    ['٪٥', 'usd'],
    ['Infinity', 'usd'],
    ['-Infinity', 'usd'],
    ['NaN', 'usd'],
    ['5 USD USD', 'usd'],
    ['=1+1', 'usd'],
    ['a novel '.repeat(200), 'usd'],
  ])('refuses %j in %s, which is no number', (text, currency) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual(notANumber);
  });

  it.each<[string, CurrencyId]>([
    ['', 'usd'],
    [' ', 'usd'],
    ['0', 'usd'],
    ['0.00', 'usd'],
    ['.0', 'btc'],
    ['0.000', 'usd'],
    ['0,000', 'usd'],
    ['-3', 'usd'],
    ['-0', 'usd'],
    ['−3', 'usd'],
    ['-$3', 'usd'],
    ['$-3', 'usd'],
    ['-1,234', 'usd'],
    ['(3)', 'usd'],
    ['($3.50)', 'usd'],
    ['$(3)', 'usd'],
    ['(3) USD', 'usd'],
    ['3-', 'usd'],
    ['USD -3', 'usd'],
    ['3- USD', 'usd'],
    ['-3 EUR', 'eur'],
  ])('refuses %j in %s, which is zero or less', (text, currency) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual(notPositive);
  });

  it.each<[string, CurrencyId]>([
    ['1000000000000000', 'usd'],
    ['1,000,000,000,000,000', 'usd'],
    ['1'.repeat(309), 'usd'],
    [`${'9'.repeat(400)}.123`, 'usd'],
    ['1234567890123456,789', 'usd'],
  ])('refuses %j in %s, which has 16 digits or more before the point', (text, currency) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual(tooManyDigits);
  });

  it.each<[string, CurrencyId, number]>([
    ['12.345', 'usd', 2],
    ['12.340', 'usd', 2],
    ['0.001', 'eur', 2],
    ['1,250.505', 'gbp', 2],
    ['0.123456789', 'btc', 8],
    ['0.1234567', 'ada', 6],
    ['0.1234567890123456789', 'eth', 18],
    [`0.${'0'.repeat(900)}1`, 'eth', 18],
  ])('refuses %j in %s, which has %i decimals', (text, currency, decimals) => {
    expect(parseAmount(text, CURRENCIES[currency])).toEqual(tooManyDecimals(decimals));
  });
});
