import type { Decimal } from '../../domain/money/money';
import { isPositive, multiply, subtract, sum, ZERO } from '../../domain/money/money';
import type { PricePoint } from '../../domain/prices/priceHistory';
import type { HistoryRecord, Movement } from '../../domain/history/transaction';
import { hasReadMoney, movingsOf } from '../../domain/history/transaction';

/** A currency that a wallet holds, and its past prices. */
export interface Holding {
  readonly symbol: string;
  /** The current balance. */
  readonly balance: Decimal;
  /** The past prices, oldest first. */
  readonly prices: readonly PricePoint[];
}

/** Returns the change of a currency's balance by a transaction. */
function gainOf(movement: Movement, symbol: string): Decimal {
  const own = movingsOf(movement).filter(({ currency }) => currency === symbol);
  return sum(
    own.map(({ direction, amount }) => (direction === 'in' ? amount : subtract(ZERO, amount))),
  );
}

/** Returns the balance before the given transactions. It is never below zero, even if the history is incomplete. */
function balanceBefore({ symbol, balance }: Holding, later: readonly Movement[]): Decimal {
  const before = subtract(balance, sum(later.map((transaction) => gainOf(transaction, symbol))));
  return isPositive(before) ? before : ZERO;
}

/** Returns the price at a time. This is the price of the latest point before that time, or else of the first point. */
function priceAt(prices: readonly PricePoint[], moment: number): Decimal {
  const point = prices.findLast(({ at }) => at <= moment) ?? prices[0];
  return point?.price ?? ZERO;
}

/**
 * Returns the exact value of a wallet at each of the given times. Each value is calculated from the balances and the
 * prices at that time.
 */
export function totalCourse(
  holdings: readonly Holding[],
  transactions: readonly HistoryRecord[],
  moments: readonly number[],
): readonly Decimal[] {
  const counted = transactions
    .filter(hasReadMoney)
    .filter(
      ({ status, timestamp = '' }) =>
        status === 'completed' && Date.parse(timestamp) > Math.min(...moments),
    );
  return moments.map((moment) => {
    const later = counted.filter(({ timestamp = '' }) => Date.parse(timestamp) > moment);
    return sum(
      holdings.map((holding) =>
        multiply(balanceBefore(holding, later), priceAt(holding.prices, moment)),
      ),
    );
  });
}
