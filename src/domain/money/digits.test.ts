import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, directionOf, isPlainDecimal, significantPlaces, toPlaces } from './digits';
import type { Decimal } from './money';
import * as money from './money';
import { write } from '../../testing/bigintOracle';

describe('writing a number of decimals', () => {
  it.each<[Decimal, number, string]>([
    ['1', 2, '1.00'],
    ['1.005', 2, '1.01'],
    ['1.0049', 2, '1.00'],
    ['9.995', 2, '10.00'],
    ['-0.005', 2, '-0.01'],
    ['-0.004', 2, '0.00'],
    ['-0.5', 0, '-1'],
    ['0.49', 0, '0'],
    ['0', 0, '0'],
    ['007.10', 1, '7.1'],
    ['1e-18', 18, '0.000000000000000001'],
    ['1e21', 0, '1000000000000000000000'],
    ['-2.5e-7', 8, '-0.00000025'],
    ['12.34e1', 1, '123.4'],
  ])('rounds %s to %i half up: %s', (value, places, text) => {
    expect(toPlaces(value, places)).toBe(text);
  });
});

it.each<[Decimal, number, -1 | 0 | 1]>([
  ['1.50', 1, 1],
  ['5.5', 1, 1],
  ['-0.000', 0, 0],
  ['0', 0, 0],
  ['0e5', 0, 0],
  ['-47.32', 2, -1],
  ['1e-18', 18, 1],
])('%s has %i decimals and the direction %i', (value, decimals, direction) => {
  expect(decimalsOf(value)).toBe(decimals);
  expect(directionOf(value)).toBe(direction);
});

it.each<[Decimal, number]>([
  ['43250.17', 0],
  ['1005.5', 0],
  ['100.5', 1],
  ['10.05', 2],
  ['007.1', 3],
  ['1.2345', 3],
  ['0.5', 4],
  ['0.0067123', 6],
  ['0.0060071', 6],
  ['0', 0],
  ['0.00', 0],
])('%s has four significant digits with %i decimals', (value, places) => {
  expect(significantPlaces(value, 4)).toBe(places);
});

it.each([47.32, ['1'], null])('%j is not a decimal as text', (value) => {
  expect(isPlainDecimal(value)).toBe(false);
});

describe('an invalid decimal', () => {
  it.each(['', ' ', 'abc', '1,5', 'NaN', '0x10', '.5', '1.'])('throws for %j', (text) => {
    expect(() => toPlaces(text as Decimal, 2)).toThrow('Not a decimal');
  });

  it('throws for a binary number', () => {
    expect(() => toPlaces(0.1 as unknown as Decimal, 2)).toThrow(TypeError);
  });
});

it('writing decimals has the same result as rounding with the arithmetic, for every value', () => {
  const values = fc
    .record({
      units: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
      places: fc.integer({ min: 0, max: 24 }),
    })
    .map((value) => write(value));
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 20 }), (value, places) => {
      const text = toPlaces(value, places);
      expect(text.split('.')[1]?.length ?? 0).toBe(places);
      expect(money.compare(text, money.round(value, places))).toBe(0);
      const decimals = decimalsOf(value);
      expect(money.compare(value, money.round(value, decimals))).toBe(0);
      if (decimals > 0) expect(money.compare(value, money.round(value, decimals - 1))).not.toBe(0);
      expect(directionOf(value)).toBe(money.compare(value, '0'));
    }),
    { numRuns: 500 },
  );
});
