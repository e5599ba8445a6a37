import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type {
  Challenge,
  ChallengeAnswer,
  ChallengeCancelled,
  OnResend,
} from '../../domain/challenge';
import type { CallOptions, CallRefusal } from '../../domain/ledger/call';
import { lazyWithRetry } from '../../hooks/lazyWithRetry';
import type { Timer } from '../../hooks/timer';

/** Only forms with a second factor load it. */
const ChallengeSession = lazyWithRetry(
  async () => (await import('../auth/ChallengeStep/challengeSession')).ChallengeSession,
  { isSilent: true },
);

/** A refusal of a form with a second factor. */
export type ChallengedRefusal =
  { readonly kind: string } | CallRefusal | Challenge | ChallengeCancelled;

/** Confirms a challenged call. Resolves like the call itself: null after a success, or a refusal. */
export type OnConfirm<Refusal> = (
  answer: ChallengeAnswer,
  call: CallOptions,
) => Promise<Refusal | null>;

export interface ChallengeOptions<Refusal> {
  readonly onConfirm: OnConfirm<Refusal> | undefined;
  readonly onResend: OnResend | undefined;
  readonly onCancel: ((challenge: Challenge) => void) | undefined;
  readonly timer: Timer;
}

/** An open challenge, and the function that ends it. */
interface Open<Refusal> {
  readonly challenge: Challenge;
  readonly call: CallOptions;
  readonly end: (answer: Refusal | null) => void;
}

/**
 * The second factor of a form. A challenge opens a step, and the submission stays pending with its key until the step
 * ends.
 */
export function useChallenge<Refusal extends ChallengedRefusal>({
  onConfirm,
  onResend,
  onCancel,
  timer,
}: ChallengeOptions<Refusal>) {
  const [open, setOpen] = useState<Open<Refusal> | null>(null);
  useEffect(() => {
    // The boundary around the step reports code that is still missing then.
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
      // The step passes on only answers of `onConfirm`, a failed call and a cancelled challenge.
      onEnd={(answer) => {
        open.end(answer as Refusal | null);
      }}
    />
  );

  return {
    step,
    /** Returns the answer to a call, or, for a challenge, the answer after its step. */
    passOn: (
      answer: Refusal | null,
      call: CallOptions,
    ): Refusal | null | Promise<Refusal | null> =>
      answer?.kind === 'challenge' && onConfirm
        ? new Promise((resolve) => {
            setOpen({
              challenge: answer as Challenge,
              call,
              end: (final) => {
                // A field gets the focus only while the form is visible.
                flushSync(() => {
                  setOpen(null);
                });
                resolve(final);
              },
            });
          })
        : answer,
  };
}
