import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf } from './digits';
import { add, compare, multiply, round, scaled, subtract, sum } from './money';
import {
  minus,
  order,
  plus,
  read,
  rounded,
  times,
  write,
  writeCanonical,
} from '../../testing/bigintOracle';

const LARGEST = 10n ** 30n;

/** Generates decimals of every size and sign, with and without trailing zeros. */
const decimal = fc
  .record({
    units: fc.oneof(
      fc.bigInt({ min: -LARGEST, max: LARGEST }),
      fc.bigInt({ min: -2000n, max: 2000n }),
    ),
    places: fc.integer({ min: 0, max: 20 }),
  })
  .map((value) => write(value));

const mode = fc.constantFrom('half-up' as const, 'down' as const, 'up' as const);
const often = { numRuns: 500 };

describe('money has the same result as a calculation with integers', () => {
  it('when it adds', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(add(a, b)).toBe(writeCanonical(plus(read(a), read(b))));
      }),
      often,
    );
  });

  it('when it subtracts', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(subtract(a, b)).toBe(writeCanonical(minus(read(a), read(b))));
      }),
      often,
    );
  });

  it('when it multiplies', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(multiply(a, b)).toBe(writeCanonical(times(read(a), read(b))));
      }),
      often,
    );
  });

  it('when it sums', () => {
    fc.assert(
      fc.property(fc.array(decimal), (values) => {
        const total = values.map(read).reduce(plus, { units: 0n, places: 0 });
        expect(sum(values)).toBe(writeCanonical(total));
      }),
      often,
    );
  });

  it('when it compares', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(compare(a, b)).toBe(order(read(a), read(b)));
      }),
      often,
    );
  });

  it('when it rounds in each of the three modes', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 20 }), mode, (value, places, rounding) => {
        expect(round(value, places, rounding)).toBe(
          writeCanonical(rounded(read(value), places, rounding)),
        );
      }),
      often,
    );
  });

  it('when it rounds exactly in the middle, or one unit next to it', () => {
    const units = fc.bigInt({ min: -LARGEST, max: LARGEST });
    const beside = fc.constantFrom(-1n, 0n, 1n);
    fc.assert(
      fc.property(units, beside, fc.integer({ min: 0, max: 18 }), mode, (n, step, places, how) => {
        const middle = { units: n * 100n + 50n + step, places: places + 2 };
        expect(round(write(middle), places, how)).toBe(
          writeCanonical(rounded(middle, places, how)),
        );
      }),
      often,
    );
  });

  it('when it divides a whole number by a power of ten', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 20 }), (units, places) => {
        expect(scaled(units, places)).toBe(writeCanonical({ units: BigInt(units), places }));
      }),
      often,
    );
  });
});

describe('money has one text for one value', () => {
  it('and trailing zeros change no result', () => {
    fc.assert(
      fc.property(decimal, fc.nat({ max: 5 }), (value, zeros) => {
        const { units, places } = read(value);
        const padded = write({ units: units * 10n ** BigInt(zeros), places: places + zeros });
        expect(add(padded, '0')).toBe(add(value, '0'));
        expect(decimalsOf(padded)).toBe(decimalsOf(value));
        expect(compare(padded, value)).toBe(0);
      }),
    );
  });

  it('and no result has an exponent, a trailing zero or a negative zero', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        for (const result of [add(a, b), subtract(a, b), multiply(a, b), round(a, 2)]) {
          expect(result).toMatch(/^(0|-?(0|[1-9]\d*)\.\d*[1-9]|-?[1-9]\d*)$/);
        }
      }),
    );
  });
});
