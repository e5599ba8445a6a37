import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { exchangeDecimalsOf } from '../currency/currency';
import type { Decimal } from '../money/money';
import { multiply, round } from '../money/money';

/** The rate of one unit of a currency in another. */
export interface Rate {
  readonly rate: Decimal;
  /** False when nobody quotes the pair and the rate is a placeholder. */
  readonly quoted: boolean;
}

/** A rate that somebody promises for a while. */
export interface FirmQuote {
  readonly rate: Decimal;
  /** The amount that is credited; without it, that of `convert`. */
  readonly received?: Decimal;
  /** ISO 8601, UTC. From this moment on the rate is promised no longer. */
  readonly expiresAt: string;
  /** Names the quote to the one who gave it; it goes with the order. */
  readonly id?: string;
}

/** Tells the rate of a pair. */
export type RateOf = (from: CurrencyId, to: CurrencyId) => Rate;

/** An amount converted to another currency, rounded half up to the decimals that an exchange credits. */
export function convert(
  amount: Decimal,
  rate: Decimal,
  to: Pick<CurrencyInfo<string>, 'decimals' | 'exchangeDecimals'>,
): Decimal {
  return round(multiply(amount, rate), exchangeDecimalsOf(to));
}
