import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAmount, parseAmount } from './amount';
import type { CurrencyId } from './currency';
import { formatAmount } from './format';
import type { Decimal } from './money';
import { writeCanonical } from './testing/bigintOracle';

const notPositive = { ok: false, refusal: { kind: 'not-positive' } };

function tooManyDecimals(decimals: number) {
  return { ok: false, refusal: { kind: 'too-many-decimals', decimals } };
}

describe('an amount as people type it', () => {
  it.each<[string, CurrencyId, string]>([
    ['12', 'usd', '12'],
    ['.5', 'usd', '0.5'],
    ['5.', 'usd', '5'],
    ['0.01', 'usd', '0.01'],
    ['12.50', 'usd', '12.5'],
    ['007', 'usd', '7'],
    ['1,250.50', 'usd', '1250.5'],
    ['1,250', 'usd', '1250'],
    ['12,345,678.90', 'usd', '12345678.9'],
    ['$47.32', 'usd', '47.32'],
    ['$ 47.32', 'usd', '47.32'],
    ['47.32 USD', 'usd', '47.32'],
    ['47.32usd', 'usd', '47.32'],
    ['€1', 'eur', '1'],
    ['£890.45', 'gbp', '890.45'],
    ['0.5 BTC', 'btc', '0.5'],
    ['₿0.5', 'btc', '0.5'],
    ['0.5 btc', 'btc', '0.5'],
    [' 7 ', 'usd', '7'],
    ['\t7\n', 'usd', '7'],
    ['7\u00A0ADA', 'ada', '7'],
    ['0.12345678', 'btc', '0.12345678'],
    ['0.000001', 'ada', '0.000001'],
    ['0.000000000000000001', 'eth', '0.000000000000000001'],
    ['9007199254740993.01', 'usd', '9007199254740993.01'],
    ['1'.repeat(500), 'usd', '1'.repeat(500)],
  ])('reads %j in %s as %s', (text, currency, amount) => {
    expect(parseAmount(text, currency)).toEqual({ ok: true, value: amount });
  });

  it.each<[string, CurrencyId]>([
    ['', 'usd'],
    [' ', 'usd'],
    ['.', 'usd'],
    ['$', 'usd'],
    ['USD', 'usd'],
    [',', 'usd'],
    ['abc', 'usd'],
    ['0', 'usd'],
    ['0.00', 'usd'],
    ['.0', 'btc'],
    ['0.000', 'usd'],
    ['-3', 'usd'],
    ['-0', 'usd'],
    ['+3', 'usd'],
    ['−3', 'usd'],
    ['(3)', 'usd'],
    ['1e5', 'usd'],
    ['1e-5', 'btc'],
    ['0x10', 'usd'],
    ['1,5', 'usd'],
    ['0,123', 'btc'],
    ['000,123', 'usd'],
    ['1,23', 'usd'],
    ['1,2345', 'usd'],
    ['1234,567', 'usd'],
    ['1,250,50', 'usd'],
    [',500', 'usd'],
    ['1.5,000', 'usd'],
    ['1.2.3', 'usd'],
    ['1 250', 'usd'],
    ['1_000', 'usd'],
    ["1'000", 'usd'],
    ['１２', 'usd'],
    ['١٢', 'usd'],
    ['Infinity', 'usd'],
    ['-Infinity', 'usd'],
    ['NaN', 'usd'],
    ['€5', 'usd'],
    ['5 EUR', 'usd'],
    ['$5', 'eur'],
    ['0.5 BTC', 'eth'],
    ['$5 USD', 'usd'],
    ['5 USD USD', 'usd'],
    ['1'.repeat(1_001), 'usd'],
    [`0.${'0'.repeat(1_000)}1`, 'eth'],
    ['=1+1', 'usd'],
  ])('refuses %j in %s as no amount above zero', (text, currency) => {
    expect(parseAmount(text, currency)).toEqual(notPositive);
  });

  it.each<[string, CurrencyId, number]>([
    ['12.345', 'usd', 2],
    ['12.340', 'usd', 2],
    ['0.001', 'eur', 2],
    ['1,250.505', 'gbp', 2],
    ['0.123456789', 'btc', 8],
    ['0.1234567', 'ada', 6],
    ['0.1234567890123456789', 'eth', 18],
  ])('refuses %j in %s, which has %i decimals', (text, currency, decimals) => {
    expect(parseAmount(text, currency)).toEqual(tooManyDecimals(decimals));
  });
});

describe('the rule for amounts that leave a balance', () => {
  it.each<[Decimal, CurrencyId]>([
    ['0.01', 'usd'],
    ['1.50', 'usd'],
    ['1.500', 'usd'],
    ['0.00000001', 'btc'],
    ['0.000000000000000001', 'eth'],
  ])('accepts %s %s', (amount, currency) => {
    expect(checkAmount(amount, currency)).toEqual({ ok: true, value: amount });
  });

  it('refuses nothing, less than nothing, and more decimals than the currency has', () => {
    expect(checkAmount('0', 'usd')).toEqual(notPositive);
    expect(checkAmount('-0.001', 'usd')).toEqual(notPositive);
    expect(checkAmount('0.001', 'usd')).toEqual(tooManyDecimals(2));
    expect(checkAmount('0.000000001', 'btc')).toEqual(tooManyDecimals(8));
    expect(checkAmount('0.0000000000000000001', 'eth')).toEqual(tooManyDecimals(18));
    expect(checkAmount('0.0000001', 'ada')).toEqual(tooManyDecimals(6));
  });
});

describe('reading back what was written', () => {
  it.each<[CurrencyId, number]>([
    ['usd', 2],
    ['eur', 2],
    ['gbp', 2],
    ['btc', 8],
    ['eth', 18],
    ['ada', 6],
  ])('gives the same amount of %s', (currency, places) => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 34n });
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: places }), (n, decimals) => {
        const amount = writeCanonical({ units: n, places: decimals });
        const written = formatAmount(amount, currency, 'exact');
        expect(parseAmount(written, currency)).toEqual({ ok: true, value: amount });
        expect(parseAmount(amount, currency)).toEqual({ ok: true, value: amount });
      }),
      { numRuns: 300 },
    );
  });

  it('never throws, and never accepts anything but a canonical amount above zero', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc.stringMatching(/^[\d.,$+\-e ₿BTCbtc]{0,12}$/),
    );
    fc.assert(
      fc.property(text, fc.constantFrom<CurrencyId>('usd', 'btc', 'eth'), (input, currency) => {
        const result = parseAmount(input, currency);
        if (result.ok) expect(result.value).toMatch(/^(0\.\d*[1-9]|[1-9]\d*(\.\d*[1-9])?)$/);
      }),
      { numRuns: 1000 },
    );
  });
});
