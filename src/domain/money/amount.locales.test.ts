import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAmount } from './amount';
import { CURRENCIES, type CurrencyInfo } from '../currency/currency';
import { defineCurrencies } from '../currency/defineCurrencies';
import { formatAmount } from './format';
import { fromMinorUnits } from './minorUnits';

const { usd, eur, btc } = CURRENCIES;
const [YEN, DINAR, NEAR] = defineCurrencies([
  { id: 'jpy', symbol: 'JPY', name: 'Japanese Yen', iso: 'JPY' },
  { id: 'kwd', symbol: 'KWD', name: 'Kuwaiti Dinar', iso: 'KWD' },
  { id: 'near', symbol: 'NEAR', name: 'NEAR', decimals: 24 },
]) as readonly CurrencyInfo<string>[] as readonly [
  CurrencyInfo<string>,
  CurrencyInfo<string>,
  CurrencyInfo<string>,
];

describe('an amount in the form of a locale', () => {
  it.each<[string, string, CurrencyInfo<string>, string]>([
    ['de', '1.234,56', eur, '1234.56'],
    ['de', '1.234', btc, '1234'],
    ['de', '1,234', btc, '1.234'],
    ['de', '0.125', btc, '0.125'],
    ['de', '1,234.50', usd, '1234.5'],
    ['de', '1.234,50 €', eur, '1234.5'],
    ['de', '€ 12', eur, '12'],
    ['fr', '1 234,56', eur, '1234.56'],
    ['fr', '1\u202f234,56 $US', usd, '1234.56'],
    ['fr', '1\u00a0234,56', eur, '1234.56'],
    ['de-CH', "1'234.50", eur, '1234.5'],
    ['de-CH', '1’234.50', eur, '1234.5'],
    ['fr-CH', '1 234.50', eur, '1234.5'],
    ['fr-CH', '1 234,50', eur, '1234.5'],
    ['hi', '12,34,567.5', usd, '1234567.5'],
    ['hi', '१२,३४,५६७.५', usd, '1234567.5'],
    ['en-US', '1,234', usd, '1234'],
    ['en-US', '1,234.5', usd, '1234.5'],
    ['en-US', '12\u200B.5', usd, '12.5'],
    ['ar-EG', '‏١٬٢٣٤٫٥٠ US$', usd, '1234.5'],
    ['ar-EG', '١٬٢٣٤٫٥٦٧ د.ك.‏', DINAR, '1234.567'],
    ['fa', '‎$۱٬۲۳۴٫۵', usd, '1234.5'],
    ['ja', '￥１，２３４', YEN, '1234'],
    ['ja', '１２．５', usd, '12.5'],
    ['pt-CV', '1 234$50 US$', usd, '1234.5'],
  ])('in %s, %o of %o is read as %s', (locale, text, currency, amount) => {
    expect(parseAmount(text, currency, { locale })).toEqual({ ok: true, value: amount });
  });

  it.each([
    ['fr', '1.234', ['1234', '1,234']],
    ['fr', '12.345', ['12345', '12,345']],
    ['de-CH', '1,234', ['1234', '1.234']],
  ])('in %s, %s is ambiguous and refused with both readings', (locale, text, readings) => {
    expect(parseAmount(text, btc, { locale })).toEqual({
      ok: false,
      refusal: { kind: 'ambiguous-mark', text, readings },
    });
    for (const reading of readings) {
      expect(parseAmount(reading, btc, { locale }).ok).toBe(true);
    }
  });

  it.each([
    ['de', '1.23.456'],
    ['de', '1,2,3'],
    ['de', ','],
    ['en-US', '1,23'.repeat(3)],
    ['fr', 'douze'],
    ['ar-EG', 'US$'],
  ])('in %s, %o is not a number', (locale, text) => {
    expect(parseAmount(text, usd, { locale })).toEqual({
      ok: false,
      refusal: { kind: 'not-a-number' },
    });
  });

  it.each(['-1,5', '−1,5', '-1,5 €', '€ -1,5'])('in German, %s is not above 0', (text) => {
    expect(parseAmount(text, eur, { locale: 'de' })).toEqual({
      ok: false,
      refusal: { kind: 'not-positive' },
    });
  });
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const CODES = LETTERS.flatMap((a) => LETTERS.map((b) => a + b));
const LONG_CODES = CODES.flatMap((code) => LETTERS.map((c) => code + c));
/** Regional locales whose numbers differ from those of their language. */
const REGIONAL = ['de-AT', 'de-CH', 'de-LI', 'en-IN', 'en-ZA', 'en-CH', 'es-MX', 'es-CR', 'es-UY']
  .concat([
    'fr-CA',
    'fr-CH',
    'fr-LU',
    'it-CH',
    'nl-BE',
    'pt-PT',
    'pt-CV',
    'ar-EG',
    'ar-MA',
    'ar-SA',
  ])
  .concat(['sr-Latn', 'uz-Cyrl', 'hi-u-nu-deva', 'mr-u-nu-latn', 'th-u-nu-thai']);
const LOCALES = Intl.NumberFormat.supportedLocalesOf([...CODES, ...LONG_CODES, ...REGIONAL]);

describe('every locale of Intl', () => {
  it('is included in these tests, and there are more than 200', () => {
    expect(LOCALES.length).toBeGreaterThan(200);
  });

  it('reads an amount in its own format exactly', () => {
    const currency = fc.constantFrom<CurrencyInfo<string>>(usd, eur, btc, YEN, DINAR, NEAR);
    const units = fc.bigInt({ min: 1n, max: 10n ** 15n - 1n });
    const small = fc.bigInt({ min: 1n, max: 999_999n });
    fc.assert(
      fc.property(currency, fc.oneof(units, small), (of, count) => {
        const amount = fromMinorUnits(count, of);
        const wrong = LOCALES.flatMap((locale) => {
          const text = formatAmount(amount, of, { locale, precision: 'exact' });
          const read = parseAmount(text, of, { locale });
          return read.ok && read.value === amount ? [] : [`${locale}: ${text}`];
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
