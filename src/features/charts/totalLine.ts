import type { Balances, CurrencyId } from '../../domain/currency/currency';
import type { Decimal } from '../../domain/money/money';
import { multiply, sum, ZERO } from '../../domain/money/money';
import type { PricePoint } from '../../domain/prices/priceHistory';
import type { PastPrices } from './usePastPrices';

const HALF_HOUR = 30 * 60_000;

/** The number of half hours in a day. */
const COUNT = 48;

/** The last 48 half hours that had begun before the time `now`, oldest first. */
export function halfHoursBefore(now: number): readonly number[] {
  const last = Math.ceil(now / HALF_HOUR) - 1;
  return Array.from({ length: COUNT }, (_, index) => (last - COUNT + 1 + index) * HALF_HOUR);
}

/** Returns the price at a time. This is the price of the latest point until that time, or else of the first point. */
function priceAt(prices: readonly PricePoint[], moment: number): Decimal {
  const point = prices.findLast(({ at }) => at <= moment) ?? prices[0];
  return point?.price ?? ZERO;
}

/**
 * Returns the exact value of balances at each of the given times, at the prices of that time. Currencies without past
 * prices are omitted.
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
