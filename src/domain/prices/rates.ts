import { exchangeDecimalsOf, type CurrencyId, type CurrencyInfo } from '../currency/currency';
import type { CallOptions, CallRefusal } from '../ledger/call';
import { multiply, round, type Decimal } from '../money/money';

/**
 * The exchange rate between two currencies: the amount in the target currency that one unit of the source currency
 * buys.
 */
export interface Rate {
  readonly rate: Decimal;
  /** False if there is no quote for the two currencies, and the rate is a placeholder. */
  readonly quoted: boolean;
}

/** An exchange rate that a back end guarantees for a limited time. */
export interface FirmQuote {
  readonly rate: Decimal;
  /** The amount that the user receives. Default: the converted amount of the request. */
  readonly received?: Decimal;
  /** The time until which the rate is guaranteed, ISO 8601, UTC. */
  readonly expiresAt: string;
  /** The id of the quote in the back end. The order contains this id as `quoteId`. */
  readonly id?: string;
}

/** An exchange for which the app requests a quote from the back end. */
export interface QuoteRequest {
  readonly walletId: string;
  readonly from: CurrencyId;
  readonly to: CurrencyId;
  /** The amount in the source currency. It is positive. */
  readonly amount: Decimal;
}

/**
 * Requests a quote. Resolves with null if there is no quote for the two currencies. The form does not know the wallet,
 * so the app adds its id. The signal aborts when the form requests another quote.
 */
export type OnQuote = (
  request: Omit<QuoteRequest, 'walletId'>,
  call: Pick<CallOptions, 'signal'>,
) => Promise<FirmQuote | CallRefusal | null>;

/** Returns the exchange rate of two currencies, or null if they cannot be exchanged. */
export type RateOf = (from: CurrencyId, to: CurrencyId) => Rate | null;

/** Converts an amount to another currency. The result is rounded half up to the decimals that an exchange credits. */
export function convert(
  amount: Decimal,
  rate: Decimal,
  to: Pick<CurrencyInfo<string>, 'decimals' | 'exchangeDecimals'>,
): Decimal {
  return round(multiply(amount, rate), exchangeDecimalsOf(to));
}
