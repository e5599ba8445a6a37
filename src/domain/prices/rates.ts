import type { CurrencyId, CurrencyInfo } from '../currency/currency';
import { exchangeDecimalsOf } from '../currency/currency';
import type { CallOptions, CallRefusal } from '../ledger/call';
import type { Decimal } from '../money/money';
import { multiply, round } from '../money/money';

/** How much of one currency one unit of another currency buys. */
export interface Rate {
  readonly rate: Decimal;
  /** False if the pair has no quote and the rate is a placeholder. */
  readonly quoted: boolean;
}

/** A rate that a back end guarantees until `expiresAt`. */
export interface FirmQuote {
  readonly rate: Decimal;
  /** The credited amount. Default: the result of `convert`. */
  readonly received?: Decimal;
  /** When the guarantee ends, ISO 8601, UTC. */
  readonly expiresAt: string;
  /** Identifies the quote in the back end. The order contains this id as `quoteId`. */
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
 * Requests a quote. Resolves with null if the pair has no quote. A form does not know the wallet, so the app adds the
 * wallet's id. The signal aborts when another quote is requested.
 */
export type OnQuote = (
  request: Omit<QuoteRequest, 'walletId'>,
  call: Pick<CallOptions, 'signal'>,
) => Promise<FirmQuote | CallRefusal | null>;

/** Returns the rate of a pair, or null if the pair cannot be exchanged. */
export type RateOf = (from: CurrencyId, to: CurrencyId) => Rate | null;

/** An amount converted to another currency, rounded half up to the decimals that an exchange credits. */
export function convert(
  amount: Decimal,
  rate: Decimal,
  to: Pick<CurrencyInfo<string>, 'decimals' | 'exchangeDecimals'>,
): Decimal {
  return round(multiply(amount, rate), exchangeDecimalsOf(to));
}
