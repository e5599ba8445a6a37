import type { Balances, CurrencyId } from '../../domain/currency/currency';
import { multiply, sum, ZERO, type Decimal } from '../../domain/money/money';
import type { PricePoint } from '../../domain/prices/priceHistory';
import type { PastPrices } from './usePastPrices';

const HALF_HOUR = 30 * 60_000;

/** The number of half hours in 24 hours. */
const COUNT = 48;

/** Returns the start times of the last 48 half hours before `now`, oldest first, in milliseconds since 1970. */
export function halfHoursBefore(now: number): readonly number[] {
  const last = Math.ceil(now / HALF_HOUR) - 1;
  return Array.from({ length: COUNT }, (_, index) => (last - COUNT + 1 + index) * HALF_HOUR);
}

/**
 * Returns the price at a time: the price of the last point until then, or of the first point if all points are later.
 */
function priceAt(prices: readonly PricePoint[], moment: number): Decimal {
  const point = prices.findLast(({ at }) => at <= moment) ?? prices[0];
  return point?.price ?? ZERO;
}

/**
 * Returns the exact value of the balances at each time, with the prices of that time. Omits currencies without past
 * prices.
 */
export function valuesAt(
  balances: Balances,
  past: PastPrices,
  moments: readonly number[],
): readonly Decimal[] {
  const held = Object.entries(balances).map(
    ([id, balance]) => [balance, past[id as CurrencyId] ?? []] as const,
  );
  return moments.map((moment) =>
    sum(held.map(([balance, prices]) => multiply(balance, priceAt(prices, moment)))),
  );
}
