import type { CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';
import type { ExchangeRequest } from '../../../domain/ledger/ledger';
import { convert, type FirmQuote, type OnQuote, type Rate } from '../../../domain/prices/rates';
import type { Timer } from '../../../hooks/timer';
import { secondsUntil } from '../../../hooks/useSecondsLeft';
import type { FormQuoteRequest } from '../internals/useFirmQuote';

/** The exchange that the form passes to `onExchange`. The app adds the id of the wallet. */
export type FormExchange = Omit<ExchangeRequest, 'walletId'>;

/** A quote, and the exchange that the quote was requested for. */
export interface HeldQuote {
  readonly request: FormQuoteRequest;
  readonly quote: FirmQuote;
}

/** How a form gets a rate: `rateOf` returns a fixed rate, and `onQuote` returns a quote that expires. */
export interface RateSource {
  readonly rateOf?: ((from: CurrencyId, to: CurrencyId) => Rate | null) | undefined;
  readonly onQuote?: OnQuote | undefined;
  readonly timer: Timer;
}

const isFor = ({ request }: HeldQuote, other: FormQuoteRequest) =>
  request.from === other.from && request.to === other.to && request.amount === other.amount;

/**
 * Returns the amount that the user will receive, from the fixed rate or from the quote; null if there is no valid
 * quote.
 */
export function exchangeTerms(
  request: FormQuoteRequest,
  to: CurrencyInfo,
  { rateOf, onQuote, timer }: RateSource,
  held: HeldQuote | null,
): Pick<FormExchange, 'received' | 'quoteId'> | null {
  const at = (rate: Decimal) => convert(request.amount, rate, to);
  if (!onQuote) {
    const rate = rateOf?.(request.from, request.to);
    return rate ? { received: at(rate.rate) } : null;
  }
  if (!held || !isFor(held, request)) return null;
  const { quote } = held;
  // If the browser suspended the page, the page may still show a quote that has expired.
  if (secondsUntil(quote.expiresAt, timer) === 0) return null;
  return {
    received: quote.received ?? at(quote.rate),
    ...(quote.id === undefined ? {} : { quoteId: quote.id }),
  };
}
