import type { CallRefusal } from '../../../domain/ledger/call';
import type { FirmQuote, OnQuote } from '../../../domain/prices/rates';
import type { Timer } from '../../../hooks/timer';
import { useExpiringAnswer } from '../../../hooks/useExpiringAnswer';

export type FormQuoteRequest = Parameters<OnQuote>[0];

/** Like `OnQuote`, but it resolves with a refusal if the pair has no quote. */
type RequestQuote = (...args: Parameters<OnQuote>) => Promise<FirmQuote | CallRefusal>;

/**
 * The state of a quote: requested (`asking`), valid, expired, or refused with a reason. The reason is null if the form
 * shows a reason elsewhere.
 */
export type QuoteState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly quote: FirmQuote; readonly secondsLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal | null };

const FAILED: CallRefusal = { kind: 'call-failed' };

/** Requests a quote for the exchange in a form, and returns the quote's state; null if the exchange is incomplete. */
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
