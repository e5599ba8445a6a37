import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES } from '../currency/currency';
import { divide } from './money';
import { toAccountAmount, toCurrencyAmount } from './otherUnit';
import { unitsIn, write } from '../../testing/bigintOracle';

const { usd, btc, eth, ada } = CURRENCIES;

describe('an amount in the unit of account', () => {
  it.each([
    ['50', '43250', btc, '0.00115606'],
    ['43250', '43250', btc, '1'],
    ['0.01', '43250', btc, '0.00000023'],
    ['0.01', '2650.75', eth, '0.000003772517212109'],
    ['1', '3', ada, '0.333333'],
    ['2', '3', ada, '0.666666'],
    ['0.01', '20000', ada, '0'],
    ['100', '0.00000000125', ada, '80000000000'],
  ] as const)(
    '%s at %s is rounded down to the decimals of the currency',
    (account, price, to, amount) => {
      expect(toCurrencyAmount(account, price, to)).toBe(amount);
    },
  );

  it('is never worth more than the typed amount, and is the largest such amount', () => {
    const cents = fc.bigInt({ min: 1n, max: 10n ** 17n });
    const price = fc.record({
      units: fc.bigInt({ min: 1n, max: 10n ** 24n }),
      places: fc.integer({ min: 0, max: 20 }),
    });
    fc.assert(
      fc.property(cents, price, fc.constantFrom(usd, btc, eth, ada), (units, at, to) => {
        const amount = toCurrencyAmount(write({ units, places: 2 }), write(at), to);
        const smallest = unitsIn(amount, to.decimals);
        // Both sides are whole numbers of the unit 10^-(decimals + places + 2).
        const limit = units * 10n ** BigInt(to.decimals + at.places);
        expect(smallest * at.units * 100n <= limit).toBe(true);
        expect((smallest + 1n) * at.units * 100n > limit).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the worth of an amount', () => {
  it.each([
    ['0.00115606', '43250', '49.99'],
    ['1', '43250', '43250'],
    ['0.00000001', '43250', '0'],
    ['3', '0.335', '1'],
  ] as const)('%s at %s is rounded down to a cent', (amount, price, worth) => {
    expect(toAccountAmount(amount, price, usd)).toBe(worth);
  });

  it('is never more than the amount when it is converted back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (units) => {
        const amount = write({ units, places: 8 });
        const worth = toAccountAmount(amount, '43250.17', usd);
        const back = toCurrencyAmount(worth, '43250.17', btc);
        expect(unitsIn(back, 8) <= units).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a division', () => {
  it.each([
    ['1', '3', 0, '0'],
    ['2', '3', 4, '0.6666'],
    ['-2', '3', 4, '-0.6666'],
    ['10', '4', 8, '2.5'],
    ['1', '3', 30, '0.333333333333333333333333333333'],
  ] as const)('of %s by %s with %s decimals is rounded towards zero', (a, b, places, quotient) => {
    expect(divide(a, b, places)).toBe(quotient);
  });

  it('by zero throws', () => {
    expect(() => divide('1', '0', 2)).toThrow('Division by zero');
  });
});
