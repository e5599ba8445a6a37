import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CallRefusal } from '../../domain/ledger/call';
import type { FirmQuote, OnQuote } from '../../domain/prices/rates';
import type { Timer } from '../../hooks/timer';
import { useSecondsLeft } from '../../hooks/useSecondsLeft';

/** The exchange of a form, for which a quote is requested. */
export type FormQuoteRequest = Parameters<OnQuote>[0];

/** Like `OnQuote`, with a refusal for a pair without a quote. */
type Ask = (...args: Parameters<OnQuote>) => Promise<Answer>;

/** A pending quote, a received one, or the reason of a failure. */
export type QuoteState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly quote: FirmQuote; readonly secondsLeft: number }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal };

/** The pause in typing after which a quote is requested. */
const PAUSE_MS = 400;

/** The key of a request and its attempt. */
const keyOf = (request: FormQuoteRequest | null, attempt: number) =>
  request && JSON.stringify([request.from, request.to, request.amount, attempt]);

type Answer = FirmQuote | CallRefusal;

const isRefusal = (answer: Answer): answer is CallRefusal => 'kind' in answer;

/**
 * The quote for the exchange in a form; null for an incomplete exchange. It is requested when the user stops typing,
 * and again only on request, because the amount must not change while the user presses the button.
 */
export function useFirmQuote(
  request: FormQuoteRequest | null,
  onQuote: Ask,
  timer: Timer,
): { readonly state: QuoteState | null; readonly requestAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly key: string; readonly of: Answer } | null>(null);
  const key = keyOf(request, attempt);

  const latest = useRef({ request, onQuote });
  useLayoutEffect(() => {
    latest.current = { request, onQuote };
  });

  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const settle = (of: Answer) => {
      if (!controller.signal.aborted) setAnswer({ key, of });
    };
    const cancel = timer.after(PAUSE_MS, () => {
      const { request: latestRequest, onQuote: requestQuote } = latest.current;
      if (!latestRequest) return;
      // A function that throws has also failed.
      new Promise<Answer>((resolve) => {
        resolve(requestQuote(latestRequest, { signal: controller.signal }));
      }).then(settle, () => {
        settle({ kind: 'call-failed' });
      });
    });
    return () => {
      cancel();
      controller.abort();
    };
  }, [key, timer]);

  const current = answer?.key === key ? answer.of : null;
  const quote = current && !isRefusal(current) ? current : null;
  const secondsLeft = useSecondsLeft(quote && quote.expiresAt, timer);

  const requestAgain = () => {
    setAttempt(attempt + 1);
  };
  if (key === null) return { state: null, requestAgain };
  if (!current) return { state: { kind: 'asking' }, requestAgain };
  if (isRefusal(current)) return { state: { kind: 'refused', refusal: current }, requestAgain };
  return {
    state: secondsLeft > 0 ? { kind: 'held', quote: current, secondsLeft } : { kind: 'expired' },
    requestAgain,
  };
}
