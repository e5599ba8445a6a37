import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { exchangeDecimalsOf } from '../currency/currency';
import type { CallOptions, CallRefusal } from '../ledger/call';
import type { Decimal } from '../money/money';
import { multiply, round } from '../money/money';

/** The rate of one unit of a currency in another. */
export interface Rate {
  readonly rate: Decimal;
  /** False if the pair has no quote and the rate is a placeholder. */
  readonly quoted: boolean;
}

/** A rate that a back end guarantees until a moment. */
export interface FirmQuote {
  readonly rate: Decimal;
  /** The credited amount; by default the result of `convert`. */
  readonly received?: Decimal;
  /** The end of the guarantee, ISO 8601, UTC. */
  readonly expiresAt: string;
  /** The id of the quote for the back end; the order contains it. */
  readonly id?: string;
}

/** An exchange for which a quote is requested. */
export interface QuoteRequest {
  readonly walletId: string;
  readonly from: CurrencyId;
  readonly to: CurrencyId;
  /** In the source currency; above zero. */
  readonly amount: Decimal;
}

/**
 * Requests a quote: null if the pair has none. A form requests it without the wallet, whose id the app adds. The
 * signal aborts when another quote is requested.
 */
export type OnQuote = (
  request: Omit<QuoteRequest, 'walletId'>,
  call: Pick<CallOptions, 'signal'>,
) => Promise<FirmQuote | CallRefusal | null>;

/** Returns the rate of a pair. */
export type RateOf = (from: CurrencyId, to: CurrencyId) => Rate;

/** An amount converted to another currency, rounded half up to the decimals that an exchange credits. */
export function convert(
  amount: Decimal,
  rate: Decimal,
  to: Pick<CurrencyInfo<string>, 'decimals' | 'exchangeDecimals'>,
): Decimal {
  return round(multiply(amount, rate), exchangeDecimalsOf(to));
}
