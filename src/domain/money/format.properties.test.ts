import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCIES, type CurrencyId } from '../currency/currency';
import { formatAmount, formatAmountParts, type Precision } from './format';
import type { Decimal } from './money';
import { order, read, rounded, write } from '../../testing/bigintOracle';

const currencies = fc.constantFrom<CurrencyId>('usd', 'eur', 'gbp', 'btc', 'eth', 'ada');
const units = fc.bigInt({ min: 0n, max: 10n ** 30n });
/** Generates amounts with at most 18 decimals, as many as ether has. */
const amounts = fc
  .record({ units, places: fc.integer({ min: 0, max: 18 }) })
  .map((value) => write(value));
/** Generates amounts with up to 24 decimals, more than any default currency has. */
const balances = fc
  .record({ units, places: fc.integer({ min: 0, max: 24 }) })
  .map((value) => write(value));

describe('for every balance', () => {
  it('the parts of the display, when joined, are the whole text', () => {
    const precisions = fc.constantFrom<Precision>('display', 'exact', 'price', 'whole');
    fc.assert(
      fc.property(amounts, currencies, precisions, (balance, currency, precision) => {
        const parts = formatAmountParts(balance, CURRENCIES[currency], { precision });
        expect(parts.map((part) => part.text).join('')).toBe(
          formatAmount(balance, CURRENCIES[currency], { precision }),
        );
      }),
    );
  });

  /** @spec shown-amounts */
  it('the display is the balance rounded half up, but never zero if the balance is positive', () => {
    fc.assert(
      fc.property(balances, currencies, (balance, currency) => {
        const shown = ['usd', 'eur', 'gbp'].includes(currency) ? 2 : 4;
        const text = formatAmount(balance, CURRENCIES[currency]);
        const { units: cut, places: kept } = rounded(read(balance), shown, 'half-up');
        const isTiny = cut === 0n && read(balance).units > 0n;
        const padded = { units: isTiny ? 1n : cut * 10n ** BigInt(shown - kept), places: shown };
        expect(text.replaceAll(/[^\d.]/g, '')).toBe(write(padded));
        expect(text.startsWith('<')).toBe(isTiny);
      }),
      { numRuns: 500 },
    );
  });

  it('the exact form has every digit of the balance', () => {
    fc.assert(
      fc.property(balances, currencies, (balance, currency) => {
        const digits = formatAmount(balance, CURRENCIES[currency], {
          precision: 'exact',
        }).replaceAll(/[^\d.]/g, '');
        expect(order(read(digits as Decimal), read(balance))).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});
