import type { CurrencyId, CurrencyInfo, Market, Quote } from '../currency/currency';
import { add, multiply, round, scaled } from '../money/money';
import { accept, refuse, type Result } from '../result';

/**
 * A change of a quote, in integers. `price` is in thousandths of a percent. `change` is the change of `change24h` in
 * ten-thousandths of a percentage point.
 */
export interface PriceMove {
  readonly price: number;
  readonly change: number;
}

/** The maximum change in one update: 5 percent of the price, and 0.25 percentage points of the 24-hour change. */
export const LARGEST_MOVE: PriceMove = { price: 5_000, change: 2_500 };

/** The changes of prices, by currency. The price of a missing currency stays the same. */
export type PriceMoves = Readonly<Partial<Record<CurrencyId, PriceMove>>>;

export interface MoveRefusal {
  readonly kind: 'move-too-large';
}

/**
 * The maximum number of decimals of a price. Each update multiplies the price, so the decimals would otherwise increase
 * with every update.
 */
const PRICE_DECIMALS = 8;

/**
 * Returns a quote with a changed price. The new price is rounded towards the old price, so that the change does not
 * exceed `LARGEST_MOVE` and the price never becomes zero.
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

/** Returns the market with changed prices of cryptocurrencies. The prices of fiat currencies stay the same. */
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
