import type { CurrencyId, CurrencyInfo } from '../../../domain/currency/currency';
import type { Decimal } from '../../../domain/money/money';
import type { ExchangeRequest } from '../../../domain/ledger/ledger';
import type { FirmQuote, OnQuote, Rate } from '../../../domain/prices/rates';
import { convert } from '../../../domain/prices/rates';
import type { Timer } from '../../../hooks/timer';
import { secondsUntil } from '../../../hooks/useSecondsLeft';
import type { FormQuoteRequest } from '../useFirmQuote';

/** The exchange that the form submits. The app adds the wallet. */
export type FormExchange = Omit<ExchangeRequest, 'walletId'>;

/** A quote, and the exchange that the quote was requested for. */
export interface HeldQuote {
  readonly request: FormQuoteRequest;
  readonly quote: FirmQuote;
}

/** The source of an exchange's rate: a fixed rate, or quotes that expire. */
export interface RateSource {
  readonly rateOf?: ((from: CurrencyId, to: CurrencyId) => Rate | null) | undefined;
  readonly onQuote?: OnQuote | undefined;
  readonly timer: Timer;
}

const isFor = ({ request }: HeldQuote, other: FormQuoteRequest) =>
  request.from === other.from && request.to === other.to && request.amount === other.amount;

/** Returns the amount to credit, by the fixed rate or by the quote. Returns null if there is no valid quote. */
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
  // A page that was suspended may still show an expired quote.
  if (secondsUntil(quote.expiresAt, timer) === 0) return null;
  return {
    received: quote.received ?? at(quote.rate),
    ...(quote.id === undefined ? {} : { quoteId: quote.id }),
  };
}
