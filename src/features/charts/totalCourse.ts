import type { Decimal } from '../../domain/money/money';
import { add, isPositive, multiply, subtract, sum, ZERO } from '../../domain/money/money';
import type { PricePoint } from '../../domain/prices/priceHistory';
import type { HistoryRecord, Movement } from '../../domain/history/transaction';
import { hasReadMoney } from '../../domain/history/transaction';

/** A currency that a wallet holds, and its past prices. */
export interface Holding {
  readonly symbol: string;
  /** The current balance. */
  readonly balance: Decimal;
  /** Oldest first. */
  readonly prices: readonly PricePoint[];
}

/** Whether a type adds its amount to the balance, or takes it away; of another type nothing is known. */
const DIRECTIONS: Readonly<Record<string, 'in' | 'out'>> = {
  receive: 'in',
  purchase: 'in',
  send: 'out',
  exchange: 'out',
};

/** How much a transaction added to the balance of a currency. */
function gainOf(
  { type, amount, currency, fee = ZERO, received = ZERO, receivedCurrency }: Movement,
  symbol: string,
): Decimal {
  const direction = Object.hasOwn(DIRECTIONS, type) ? DIRECTIONS[type] : undefined;
  if (direction === undefined) return ZERO;
  const moved = direction === 'in' ? amount : subtract(ZERO, amount);
  const own = currency === symbol ? subtract(moved, fee) : ZERO;
  return receivedCurrency === symbol ? add(own, received) : own;
}

/** A balance as it was after all but some later transactions. A history that is not whole never leads below zero. */
function balanceBefore({ symbol, balance }: Holding, later: readonly Movement[]): Decimal {
  const before = subtract(balance, sum(later.map((transaction) => gainOf(transaction, symbol))));
  return isPositive(before) ? before : ZERO;
}

/** The price at a moment: that of the last point until then. */
function priceAt(prices: readonly PricePoint[], moment: number): Decimal {
  const point = prices.findLast(({ at }) => at <= moment) ?? prices[0];
  return point?.price ?? ZERO;
}

/**
 * What a wallet was worth at some moments, exactly: its balances as its completed transactions left them, at the prices
 * of then.
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
