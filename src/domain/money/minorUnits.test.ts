import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../currency/currency';
import type { Decimal } from './money';
import { fromMinorUnits, toMinorUnits } from './minorUnits';

const YEN = { symbol: 'JPY', decimals: 0 };
const NEAR = { symbol: 'NEAR', decimals: 24 };

describe('the smallest unit', () => {
  it.each<[Decimal, { symbol: string; decimals: number }, bigint]>([
    ['47.32', CURRENCIES.usd, 4732n],
    ['0.1', CURRENCIES.usd, 10n],
    ['-47.3', CURRENCIES.usd, -4730n],
    ['0', CURRENCIES.usd, 0n],
    ['-0.05', CURRENCIES.usd, -5n],
    ['1234', YEN, 1234n],
    ['0.00000001', CURRENCIES.btc, 1n],
    ['1', CURRENCIES.eth, 1_000_000_000_000_000_000n],
    ['0.000000000000000000000001', NEAR, 1n],
    ['9007199254740993.01', CURRENCIES.usd, 900_719_925_474_099_301n],
  ])('%s %o are %i, and back', (amount, currency, units) => {
    expect(toMinorUnits(amount, currency)).toBe(units);
    expect(fromMinorUnits(units, currency)).toBe(amount);
  });

  it('has no fraction', () => {
    expect(() => toMinorUnits('0.005', CURRENCIES.usd)).toThrow(
      '0.005 USD has more than 2 decimals',
    );
    expect(() => toMinorUnits('1.5', YEN)).toThrow(RangeError);
    expect(toMinorUnits('1.500', CURRENCIES.usd)).toBe(150n);
  });

  it('converts every amount back and forth unchanged', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 0, max: 40 }), (units, decimals) => {
        const currency = { symbol: 'X', decimals };
        expect(toMinorUnits(fromMinorUnits(units, currency), currency)).toBe(units);
      }),
    );
  });
});
