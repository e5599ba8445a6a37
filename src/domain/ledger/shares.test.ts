import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, multiply, scaled, subtract, sum, type Decimal } from '../money/money';
import { sharesOf } from './shares';

const parts = fc.array(
  fc
    .record({
      units: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
      places: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ units, places }) => scaled(units, places)),
  { minLength: 1, maxLength: 12 },
);

describe('shares of a whole', () => {
  it.each<[Decimal[], Decimal[]]>([
    [
      ['1', '1'],
      ['50', '50'],
    ],
    [
      ['1', '1', '1'],
      ['33.4', '33.3', '33.3'],
    ],
    [
      ['1', '2'],
      ['33.3', '66.7'],
    ],
    [['5'], ['100']],
    [
      ['0', '7'],
      ['0', '100'],
    ],
    [
      ['0', '0'],
      ['0', '0'],
    ],
    [[], []],
    // A share of less than 0.05 percent becomes 0, unless its remainder is the largest.
    [
      ['999999', '1'],
      ['100', '0'],
    ],
    [
      ['1023', '977', '8000'],
      ['10.2', '9.8', '80'],
    ],
    [
      ['0.1', '0.2', '0.7'],
      ['10', '20', '70'],
    ],
  ])('of %j are %j', (given, expected) => {
    expect(sharesOf(given)).toEqual(expected);
  });

  it('add up to exactly 100', () => {
    fc.assert(
      fc.property(parts, (given) => {
        fc.pre(given.some((part) => part !== '0'));
        expect(sum(sharesOf(given))).toBe('100');
      }),
      { numRuns: 500 },
    );
  });

  it('differ from the exact shares by less than a tenth of a percent', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const total = sum(given);
        fc.pre(total !== '0');
        sharesOf(given).forEach((share, index) => {
          // Both sides are multiplied by 100 and by the total, so that no division is needed.
          const exact = multiply(given[index] ?? '0', '100');
          const off = subtract(multiply(share, total), exact).replace('-', '') as Decimal;
          expect(compare(off, multiply(total, '0.1'))).toBe(-1);
        });
      }),
    );
  });

  it('are never larger for a smaller part than for a larger part', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const shares = sharesOf(given);
        given.forEach((part, index) => {
          given.forEach((other, at) => {
            if (compare(part, other) < 0)
              expect(compare(shares[index] ?? '0', shares[at] ?? '0')).not.toBe(1);
          });
        });
      }),
    );
  });
});
