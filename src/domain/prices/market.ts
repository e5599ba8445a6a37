import type { CurrencyId, CurrencyInfo, Market, Quote } from '../currency/currency';
import { add, multiply, round, scaled } from '../money/money';
import type { Result } from '../result';
import { accept, refuse } from '../result';

/**
 * One price move, in whole numbers, because binary fractions are not exact. `price` is in thousandths of a percent,
 * `change` in ten-thousandths of a percentage point.
 */
export interface PriceMove {
  readonly price: number;
  readonly change: number;
}

/** The largest move of one tick: 5 percent of the price, and 0.25 percentage points of the 24-hour change. */
export const LARGEST_MOVE: PriceMove = { price: 5_000, change: 2_500 };

/** The moves by currency. The price of a missing currency does not move. */
export type PriceMoves = Readonly<Partial<Record<CurrencyId, PriceMove>>>;

/** Why the market does not move. */
export interface MoveRefusal {
  readonly kind: 'move-too-large';
}

/**
 * The largest number of decimals of a price. Each tick multiplies the price, so the number of decimals would otherwise
 * grow with every tick.
 */
const PRICE_DECIMALS = 8;

/**
 * Moves a quote. The new price is rounded towards the old price, so that a move never exceeds its limit and a price
 * never reaches zero.
 */
function moved(quote: Quote, move: PriceMove): Quote {
  const factor = scaled(100_000 + move.price, 5);
  return {
    price: round(multiply(quote.price, factor), PRICE_DECIMALS, move.price < 0 ? 'up' : 'down'),
    change24h: quote.change24h && add(quote.change24h, scaled(move.change, 4)),
  };
}

function isWithinBounds({ price, change }: PriceMove): boolean {
  return (
    Number.isInteger(price) &&
    Number.isInteger(change) &&
    Math.abs(price) <= LARGEST_MOVE.price &&
    Math.abs(change) <= LARGEST_MOVE.change
  );
}

/** Moves the prices of cryptocurrencies once. Fiat prices do not change. */
export function movePrices(
  currencies: readonly CurrencyInfo[],
  before: Market,
  moves: PriceMoves,
): Result<Market, MoveRefusal> {
  const market: Partial<Record<CurrencyId, Quote>> = { ...before };
  for (const { id, type } of currencies) {
    const move = type === 'crypto' ? moves[id] : undefined;
    const quote = before[id];
    if (!move || !quote) continue;
    if (!isWithinBounds(move)) return refuse({ kind: 'move-too-large' });
    market[id] = moved(quote, move);
  }
  return accept(market);
}
