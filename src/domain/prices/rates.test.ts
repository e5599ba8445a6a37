import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type DefaultCurrencyId } from '../currency/currency';
import type { Decimal } from '../money/money';
import { convert } from './rates';
import { sampleRate } from './sampleRates';
import { read, rounded, times, write, writeCanonical } from '../../testing/bigintOracle';

const ALL: readonly DefaultCurrencyId[] = ['usd', 'eur', 'gbp', 'btc', 'eth', 'ada'];

const QUOTED: readonly (readonly [DefaultCurrencyId, DefaultCurrencyId, Decimal])[] = [
  ['usd', 'eur', '0.92'],
  ['eur', 'usd', '1.08'],
  ['usd', 'gbp', '0.79'],
  ['gbp', 'usd', '1.27'],
  ['usd', 'btc', '0.000023'],
  ['btc', 'usd', '43250'],
  ['usd', 'eth', '0.00039'],
  ['eth', 'usd', '2580'],
  ['usd', 'ada', '2.22'],
  ['ada', 'usd', '0.45'],
];

const OTHERS = ALL.flatMap((from) => ALL.map((to) => [from, to] as const)).filter(
  ([from, to]) => !QUOTED.some(([a, b]) => a === from && b === to),
);

describe('the rate of a pair', () => {
  /** @spec exchange-rates */
  it.each(QUOTED)('from %s to %s is quoted at %s', (from, to, rate) => {
    expect(sampleRate(from, to)).toEqual({ rate, quoted: true });
  });

  it('is not quoted for the 26 other pairs', () => {
    expect(OTHERS).toHaveLength(26);
  });

  /** @spec exchange-rates */
  it.each(OTHERS)('from %s to %s is a placeholder of 1', (from, to) => {
    expect(sampleRate(from, to)).toEqual({ rate: '1', quoted: false });
  });
});

describe('converting', () => {
  it.each<[Decimal, DefaultCurrencyId, DefaultCurrencyId, string]>([
    ['1000', 'usd', 'btc', '0.023'],
    ['10', 'usd', 'ada', '22.2'],
    ['5', 'eur', 'gbp', '5'],
    ['847.32', 'usd', 'eur', '779.5344'],
    ['1', 'usd', 'btc', '0.000023'],
    ['0.02', 'usd', 'btc', '0'],
    ['0.03', 'usd', 'btc', '0.000001'],
    ['0.15423', 'btc', 'usd', '6670.4475'],
    ['0.00000001', 'btc', 'usd', '0.000433'],
    ['2.8934', 'eth', 'usd', '7464.972'],
    ['1.00000049', 'btc', 'eth', '1'],
    ['1.0000005', 'btc', 'eth', '1.000001'],
    ['0.0000004999', 'eth', 'btc', '0'],
    ['0.000001', 'ada', 'usd', '0'],
    ['0.000002', 'ada', 'usd', '0.000001'],
  ])('%s from %s to %s gives %s', (amount, from, to, received) => {
    expect(convert(amount, sampleRate(from, to).rate, CURRENCIES[to])).toBe(received);
  });

  it('credits the default decimals of a currency', () => {
    expect(convert('1', '150.5', { decimals: 0 })).toBe('151');
    expect(convert('1', '0.3072', { decimals: 3 })).toBe('0.307');
    expect(convert('1', '0.000000000000000000000001', { decimals: 24 })).toBe(
      '0.000000000000000000000001',
    );
  });

  /** @spec converted-amount */
  it('rounds half up to six decimals, like a calculation with integers', () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 28n });
    const scales = fc.integer({ min: 0, max: 18 });
    fc.assert(
      fc.property(fc.constantFrom(...QUOTED), units, scales, ([, to, rate], n, places) => {
        const amount = { units: n, places };
        expect(convert(write(amount), rate, CURRENCIES[to])).toBe(
          writeCanonical(rounded(times(amount, read(rate)), 6, 'half-up')),
        );
      }),
      { numRuns: 500 },
    );
  });
});
