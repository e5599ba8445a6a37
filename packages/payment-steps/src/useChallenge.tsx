import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Challenge } from '#src/adapters/walletAdapter';
import type { CallOptions, CallRefusal, Cancelled } from '#src/domain/ledger/call';
import { lazyWithRetry } from '#src/hooks/lazyWithRetry';
import type { Timer } from '#src/hooks/timer';
import { useOnLeave } from '#src/hooks/useOnLeave';
import type { ChallengeAnswer, OnConfirm, OnResend } from './challenge';

/** Loaded on demand, because only forms with a second factor need it. */
const ChallengeSession = lazyWithRetry(
  async () => (await import('./challengeSession')).ChallengeSession,
  { isSilent: true },
);

/** The refusals that a form with a second factor can receive, including a challenge. */
export type ChallengedRefusal = { readonly kind: string } | CallRefusal | Challenge | Cancelled;

export interface ChallengeOptions<Refusal> {
  readonly onConfirm: OnConfirm<Refusal> | undefined;
  readonly onResend: OnResend | undefined;
  readonly onCancel: ((challenge: Challenge) => void) | undefined;
  readonly timer: Timer;
  /**
   * Whether the call is a payment. A payment continues if the user closes the form while the answer is being checked.
   */
  readonly isPayment?: boolean;
}

/** An open challenge of the back end, and whether a code for it is being checked. */
export interface OpenChallenge {
  readonly challenge: Challenge;
  readonly isChecked: boolean;
}

/** An open challenge, and the function that ends it. */
interface Open<Refusal> {
  readonly challenge: Challenge;
  readonly call: CallOptions;
  readonly end: (answer: Refusal | null) => void;
}

/**
 * Adds a second factor to a form. If the response to a call is a challenge, a step opens. Until the step ends, the
 * submission stays pending and keeps its idempotency key.
 */
export function useChallenge<Refusal extends ChallengedRefusal>({
  onConfirm,
  onResend,
  onCancel,
  timer,
  isPayment = false,
}: ChallengeOptions<Refusal>) {
  const [open, setOpen] = useState<Open<Refusal> | null>(null);
  const current = useRef<OpenChallenge>(null);
  useOnLeave(() => {
    // Whichever way the form closes, its challenge is cancelled, unless a code is being checked. The code may already
    // have moved the money, so the call then continues.
    if (current.current && !current.current.isChecked) onCancel?.(current.current.challenge);
    current.current = null;
  });
  useEffect(() => {
    // If the module of the step cannot be preloaded, it is loaded again when the step opens. The error boundary around
    // the step reports a second failure.
    if (onConfirm) ChallengeSession.preload().catch(() => undefined);
  }, [onConfirm]);

  const step: ReactNode = open && onConfirm && (
    <ChallengeSession
      first={open.challenge}
      timer={timer}
      onConfirm={(answer: ChallengeAnswer) => onConfirm(answer, open.call)}
      onResend={
        onResend && ((challenge: Challenge) => onResend(challenge, { signal: open.call.signal }))
      }
      onCancel={onCancel}
      isPayment={isPayment}
      onChange={(challenge) => {
        current.current = challenge;
      }}
      // `answer` is a result of `onConfirm`, a failed call, or a cancelled challenge, so the cast is safe.
      onEnd={(answer) => {
        open.end(answer as Refusal | null);
      }}
    />
  );

  return {
    step,
    /**
     * Returns the result of a call. If the result is a challenge, opens the step, and resolves with the result of the
     * step.
     */
    passOn: (
      answer: Refusal | null,
      call: CallOptions,
    ): Refusal | null | Promise<Refusal | null> => {
      if (answer?.kind !== 'challenge' || !onConfirm) return answer;
      const challenge = answer as Challenge;
      // The form was closed while the call was pending, so the user cannot see the step.
      if (call.signal.aborted) {
        onCancel?.(challenge);
        return answer;
      }
      current.current = { challenge, isChecked: false };
      return new Promise((resolve) => {
        setOpen({
          challenge,
          call,
          end: (final) => {
            current.current = null;
            // The form must be visible before the promise resolves. Otherwise a field that has an error could not get
            // the focus.
            flushSync(() => {
              setOpen(null);
            });
            resolve(final);
          },
        });
      });
    },
  };
}
