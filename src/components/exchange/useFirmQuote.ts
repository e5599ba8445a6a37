import type { CallRefusal } from '../../domain/ledger/call';
import type { FirmQuote, OnQuote } from '../../domain/prices/rates';
import type { Timer } from '../../hooks/timer';
import { useExpiringAnswer } from '../../hooks/useExpiringAnswer';

/** The exchange of a form, for which a quote is requested. */
export type FormQuoteRequest = Parameters<OnQuote>[0];

/** Like `OnQuote`, with a refusal for a pair without a quote. */
type RequestQuote = (...args: Parameters<OnQuote>) => Promise<FirmQuote | CallRefusal>;

/** A pending quote, a received one, or the reason of a failure. */
export type QuoteState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly quote: FirmQuote; readonly secondsLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal };

const FAILED: CallRefusal = { kind: 'call-failed' };

/** The quote for the exchange in a form; null for an incomplete exchange. */
export function useFirmQuote(
  request: FormQuoteRequest | null,
  onQuote: RequestQuote,
  timer: Timer,
): { readonly state: QuoteState | null; readonly requestAgain: () => void } {
  const { state, requestAgain } = useExpiringAnswer<FormQuoteRequest, FirmQuote, CallRefusal>(
    request,
    onQuote,
    FAILED,
    timer,
  );
  if (state?.kind !== 'held') return { state, requestAgain };
  const { answer: quote, secondsLeft } = state;
  return { state: { kind: 'held', quote, secondsLeft }, requestAgain };
}
