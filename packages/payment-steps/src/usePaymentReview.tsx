import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { refusalWords } from '#src/components/money/refusalText';
import type { CallOptions } from '#src/domain/ledger/call';
import { isSamePayment } from '#src/domain/ledger/doubt';
import type { Order, SendOrder, SubmitRefusal } from '#src/domain/ledger/ledger';
import type { Preparation } from '#src/adapters/walletAdapter';
import { lazyWithRetry } from '#src/hooks/lazyWithRetry';
import { randomKey } from '#src/hooks/randomKey';
import type { Timer } from '#src/hooks/timer';

/** Loaded on demand, because only payments with `onPrepare` need it. */
const ReviewStep = lazyWithRetry(async () => (await import('./reviewStep')).ReviewStep, {
  isSilent: true,
});

type Payment = Omit<SendOrder, 'kind'>;

/** Sends a payment, like the prop `onSend` of `SendForm`. */
export type OnSend = (payment: Payment, call: CallOptions) => Promise<SubmitRefusal | null>;

/**
 * Prepares a payment, and moves no money. Resolves with the terms, or with a refusal. A rejection counts as a failed
 * call. The signal aborts when the form unmounts.
 */
export type OnPrepare = (
  payment: Payment,
  call: Pick<CallOptions, 'signal'>,
) => Promise<Preparation | SubmitRefusal>;

/** The terms of a payment, and the idempotency key with which it is sent under these terms. */
interface Terms {
  readonly preparation: Preparation;
  readonly idempotencyKey: string;
}

/** An open review. `mark` names the prop of `PaymentReview` that is true, or is null. */
interface Review extends Terms {
  readonly payment: Payment;
  /** The call of the form, which is pending until `end` is called. */
  readonly call: CallOptions;
  readonly mark: 'isRenewed' | 'isRepeated' | null;
  readonly end: (answer: SubmitRefusal | null | Promise<SubmitRefusal | null>) => void;
}

/**
 * Returns whether a payment keeps its terms and its key: either the payment may have been made although its call did
 * not succeed, or the user can send it again after cancelling a challenge.
 */
const isOpen = (answer: SubmitRefusal): boolean =>
  answer.kind === 'duplicate' || refusalWords(answer).retry === true;

export interface PaymentReviewOptions {
  readonly onPrepare: OnPrepare | undefined;
  readonly timer: Timer;
  /** The sentence for a failed preparation. */
  readonly notPrepared: string;
  readonly send: OnSend;
}

/**
 * Prepares a payment, and shows its review. Until the review ends, the form's submission stays pending. If the payment
 * is refused, the review closes, and the form shows the refusal. Expired terms are requested again. The idempotency key
 * depends on the terms:
 *
 * - The first terms use the form's key.
 * - New terms use a new key, because they are another payment for the back end.
 * - A payment without a response keeps its terms and its key, even after the user has returned to the form. With new
 *   terms, the back end could execute it a second time.
 */
export function usePaymentReview({ onPrepare, timer, notPrepared, send }: PaymentReviewOptions) {
  const [review, setReview] = useState<Review | null>(null);
  /** The terms of payments that may have been made or can be sent again, by the form's key. */
  const [unanswered] = useState(() => new Map<string, Terms>());
  /** The idempotency keys of the payments that were sent. */
  const [sent] = useState(() => new Set<string>());
  const isSending = useRef(false);
  useEffect(() => {
    // If the module of the step cannot be preloaded, it is loaded again when the step opens. The error boundary around
    // the step reports a second failure.
    if (onPrepare) ReviewStep.preload().catch(() => undefined);
  }, [onPrepare]);

  /** Prepares a payment. Returns its terms, a refusal, or null if the form has been closed. */
  const prepare = async (payment: Payment, { signal, idempotencyKey: formKey }: CallOptions) => {
    let answer: Preparation | SubmitRefusal = { kind: 'call-failed' };
    try {
      if (onPrepare) answer = await onPrepare(payment, { signal });
    } catch {
      // If the promise rejects, `answer` keeps its initial value, a failed call.
    }
    if (signal.aborted) return null;
    if (!('kind' in answer)) {
      const idempotencyKey = sent.has(formKey) ? randomKey() : formKey;
      return { preparation: answer, idempotencyKey };
    }
    // A failed preparation has moved no money. For a failed call, the form would show that the payment may have been
    // made.
    return answer.kind === 'call-failed'
      ? ({ kind: 'message', text: notPrepared } as const)
      : answer;
  };
  const finish = ({ end }: Review, answer: Parameters<Review['end']>[0]) => {
    // The form must be visible before it gets a refusal. Otherwise the refused field could not get the focus.
    flushSync(() => {
      setReview(null);
    });
    end(answer);
  };
  /** Prepares a payment again. If the form has been closed in the meantime, the form's call resolves with `unseen`. */
  const renew = async (reviewed: Review, unseen: SubmitRefusal | null = null) => {
    const terms = await prepare(reviewed.payment, reviewed.call);
    if (terms === null || 'kind' in terms) finish(reviewed, terms ?? unseen);
    else {
      // After a cancelled challenge, `unanswered` contains the expired terms.
      unanswered.delete(reviewed.call.idempotencyKey);
      setReview({ ...reviewed, ...terms, mark: 'isRenewed' });
    }
  };
  const sendReviewed = async (reviewed: Review) => {
    const { payment, call, preparation, idempotencyKey } = reviewed;
    sent.add(idempotencyKey);
    isSending.current = true;
    const pending = send(
      { ...payment, preparationId: preparation.id },
      { ...call, idempotencyKey },
    );
    let answer: SubmitRefusal | null = { kind: 'call-failed' };
    try {
      answer = await pending;
    } catch {
      // If the promise rejects, `answer` keeps its initial value. The form receives the rejected promise.
    }
    isSending.current = false;
    if (answer && isOpen(answer))
      unanswered.set(call.idempotencyKey, { preparation, idempotencyKey });
    else unanswered.delete(call.idempotencyKey);
    if (answer?.kind === 'preparation-expired') await renew(reviewed, answer);
    // After a cancelled challenge, the review stays open.
    else if (answer?.kind !== 'cancelled') finish(reviewed, pending);
  };
  /**
   * Closes the review of a payment that equals `made`, unless the payment is being sent. The form then closes as after
   * a success.
   */
  const closeIfMade = (made: Order) => {
    if (!review || isSending.current || !isSamePayment(made, { kind: 'send', ...review.payment }))
      return;
    setReview(null);
    review.end(null);
  };

  const step: ReactNode = review && (
    <ReviewStep
      order={review.payment}
      preparation={review.preparation}
      isRenewed={review.mark === 'isRenewed'}
      isRepeated={review.mark === 'isRepeated'}
      timer={timer}
      onSend={() => sendReviewed(review)}
      onRenew={() => renew(review)}
      onBack={() => {
        finish(review, { kind: 'cancelled' });
      }}
    />
  );

  const sendWithReview: OnSend = async (payment, call) => {
    const before = unanswered.get(call.idempotencyKey);
    const terms = before ?? (await prepare(payment, call));
    if (terms === null || 'kind' in terms) return terms;
    const mark = before ? 'isRepeated' : null;
    return new Promise((end) => {
      setReview({ payment, call, ...terms, mark, end });
    });
  };
  return { step, send: onPrepare ? sendWithReview : send, closeIfMade };
}
