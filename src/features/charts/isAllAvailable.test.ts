import { describe, expect, it } from 'vitest';
import { CURRENCIES, UNKNOWN_AMOUNT, type CurrencyId } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { isAllAvailable } from './isAllAvailable';

describe('an available amount', () => {
  it.each<[Decimal, CurrencyId, Decimal, boolean]>([
    ['2847.32', 'usd', '2847.32', true],
    ['1250.5', 'ada', '1250.5', true],
    ['0', 'btc', '0', true],
    // The balance is rounded.
    ['854.196', 'usd', '854.196', false],
    ['0.15423', 'btc', '0.15423', false],
    // An order reserves a part of the balance.
    ['2847.32', 'usd', '2800', false],
    ['0.15423', 'btc', '0.1542', true],
    ['0.00000001', 'btc', '0', false],
  ])('of a balance of %s %s is %s, which is all of it: %s', (balance, id, available, expected) => {
    expect(isAllAvailable(balance, available, CURRENCIES[id])).toBe(expected);
    expect(isAllAvailable(balance, available, CURRENCIES[id], { locale: 'de' })).toBe(expected);
  });

  it('of an unknown balance is all of it', () => {
    expect(isAllAvailable({ written: '12,5' }, UNKNOWN_AMOUNT, CURRENCIES.usd)).toBe(true);
  });
});
