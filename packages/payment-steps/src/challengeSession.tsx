import { useRef, useState } from 'react';
import type { Challenge } from '#src/adapters/walletAdapter';
import type { CallRefusal } from '#src/domain/ledger/call';
import type { Timer } from '#src/hooks/timer';
import { useIsMounted } from '#src/hooks/useIsMounted';
import { useSingleFlight } from '#src/hooks/useSingleFlight';
import { SlowCall } from '#src/components/money/internals/slowCall';
import type { ChallengeAnswer } from './challenge';
import type { OpenChallenge } from './useChallenge';
import { useAtMount } from './useAtMount';
import { ChallengeStep, type ChallengeProblem } from './ChallengeStep';

type Answer = { readonly kind: string } | null;

export interface ChallengeSessionProps {
  first: Challenge;
  timer: Timer;
  onConfirm: (answer: ChallengeAnswer) => Promise<Answer>;
  onResend: ((challenge: Challenge) => Promise<Challenge | CallRefusal>) | undefined;
  onCancel: ((challenge: Challenge) => void) | undefined;
  /** Whether the call is a payment. A payment continues if the user closes the form while a code is being checked. */
  isPayment: boolean;
  /** Called when another challenge replaces the first, and when the check of a code begins or ends. */
  onChange: (challenge: OpenChallenge) => void;
  /** Called once at the end: with null after a success, or with the refusal of the call. */
  onEnd: (answer: Answer) => void;
}

const isChallenge = (answer: Answer): answer is Challenge => answer?.kind === 'challenge';

/** Shows a `ChallengeStep` until the call is confirmed, refused or cancelled. Forms load this module lazily. */
export function ChallengeSession({
  first,
  timer,
  onConfirm,
  onResend,
  onCancel,
  isPayment,
  onChange,
  onEnd,
}: ChallengeSessionProps) {
  const [challenge, setChallenge] = useState(first);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<ChallengeProblem | null>(null);
  const [resent, setResent] = useState<'sent' | 'failed' | null>(null);
  const once = useSingleFlight();
  const mounted = useIsMounted();
  const hasEnded = useRef(false);
  // Whether the last confirmation got no response. The server may then have moved the money, so a cancellation ends
  // with a failed call instead of a cancelled step.
  const isUnanswered = useRef(false);

  const end = (answer: Answer) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onEnd(answer);
  };
  const confirm = async (code?: string) => {
    setPending(true);
    setProblem(null);
    onChange({ challenge, isChecked: challenge.way === 'code' });
    let answer: Answer = { kind: 'call-failed' };
    try {
      answer = await onConfirm({ challenge, ...(code !== undefined && { code }) });
    } catch {
      // If the promise rejects, `answer` keeps its initial value, a failed call.
    }
    if (hasEnded.current) return;
    if (!mounted.current) {
      // The user has closed the form, so the challenge is cancelled if it is still open.
      const isOpen = answer?.kind === 'not-confirmed' || isChallenge(answer);
      if (isOpen && challenge.way === 'code') onCancel?.(isChallenge(answer) ? answer : challenge);
      end(answer);
      return;
    }
    setPending(false);
    onChange({ challenge: isChallenge(answer) ? answer : challenge, isChecked: false });
    isUnanswered.current = answer?.kind === 'call-failed';
    if (isChallenge(answer)) setChallenge(answer);
    else if (isUnanswered.current) setProblem('failed');
    else if (answer?.kind === 'not-confirmed') setProblem('wrong');
    else end(answer);
  };
  // If the user approves in another app, `onConfirm` is called at once. The call stays pending until the approval.
  useAtMount(() => {
    if (first.way === 'approval') void confirm();
  });
  const resend = async () => {
    setResent(null);
    const answer = await onResend?.(challenge).catch(() => null);
    if (answer?.kind === 'challenge') {
      setChallenge(answer);
      onChange({ challenge: answer, isChecked: false });
    }
    setResent(answer?.kind === 'challenge' ? 'sent' : 'failed');
  };

  const step = (
    <ChallengeStep
      challenge={challenge}
      problem={problem}
      pending={pending}
      resent={resent}
      timer={timer}
      onConfirm={confirm}
      onResend={onResend && (() => void once(resend))}
      onCancel={() => {
        onCancel?.(challenge);
        end({ kind: isUnanswered.current ? 'call-failed' : 'cancelled' });
      }}
    />
  );
  return (
    <>
      {step}
      {isPayment && challenge.way !== 'approval' && <SlowCall pending={pending} timer={timer} />}
    </>
  );
}
