import { useEffect, useEffectEvent, useState } from 'react';
import { isEqual } from './isEqual';
import type { Timer } from './timer';
import { useSecondsLeft } from './useSecondsLeft';

interface Expiring {
  /** The time until which the response is valid, ISO 8601, UTC. */
  readonly expiresAt: string;
}

interface Refused {
  readonly kind: string;
}

/** The state of a response: pending (`asking`), valid (`held`), expired, or refused with a reason. */
export type AnswerState<Answer, Refusal> =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly answer: Answer; readonly secondsLeft: number }
  | { readonly kind: 'expired'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The delay between the last keystroke and the request, in milliseconds. */
const PAUSE_MS = 400;

/**
 * Sends the request of a form when the user stops typing, and returns the state of the response.
 *
 * - The state is null if `request` is null, because the form is incomplete.
 * - After the response has expired, only `requestAgain` sends the request again, because a figure must not change while
 *   the user presses a button.
 * - If `onRequest` throws or rejects, the state is refused with the reason `failed`.
 */
export function useExpiringAnswer<Request, Answer extends Expiring, Refusal extends Refused>(
  request: Request | null,
  onRequest: (
    request: Request,
    call: { readonly signal: AbortSignal },
  ) => Answer | Refusal | Promise<Answer | Refusal>,
  failed: Refusal,
  timer: Timer,
): { readonly state: AnswerState<Answer, Refusal> | null; readonly requestAgain: () => void } {
  // A new object starts a new request: when the content of `request` changes, or when `requestAgain` is called.
  const [asked, setAsked] = useState({ request });
  const [received, setReceived] = useState<{
    readonly asked: typeof asked;
    readonly answer: Answer | Refusal;
  } | null>(null);
  if (!isEqual(asked.request, request)) setAsked({ request });

  const send = useEffectEvent(onRequest);
  const failure = useEffectEvent(() => failed);

  useEffect(() => {
    const { request: sent } = asked;
    if (sent === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (answer: Answer | Refusal) => {
      if (!signal.aborted) setReceived({ asked, answer });
    };
    const cancel = timer.after(PAUSE_MS, () => {
      // If `onRequest` throws synchronously, the promise rejects, so the request has failed.
      new Promise<Answer | Refusal>((resolve) => {
        resolve(send(sent, { signal }));
      }).then(settle, () => {
        settle(failure());
      });
    });
    return () => {
      cancel();
      controller.abort();
    };
  }, [asked, timer]);

  const current = received?.asked === asked ? received.answer : null;
  const answer = current && 'expiresAt' in current ? current : null;
  const secondsLeft = useSecondsLeft(answer && answer.expiresAt, timer);

  const requestAgain = () => {
    setAsked({ request });
  };
  if (request === null) return { state: null, requestAgain };
  if (!current) return { state: { kind: 'asking' }, requestAgain };
  if (!answer) return { state: { kind: 'refused', refusal: current as Refusal }, requestAgain };
  return {
    state: secondsLeft > 0 ? { kind: 'held', answer, secondsLeft } : { kind: 'expired', answer },
    requestAgain,
  };
}
