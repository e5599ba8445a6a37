import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SendOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import type { OnPrepare, Preparation } from '../../../../domain/ledger/preparation';
import { lazyWithRetry } from '../../../../hooks/lazyWithRetry';
import type { Timer } from '../../../../hooks/timer';
import { callWords } from '../../../inputs/callWords';
import { showRefusalIn, useSubmit } from '../../../inputs/useSubmit';
import type { SayRefusal } from '../../../money/refusalText';
import { refusalWords } from '../../../money/refusalText';
import type { SendFieldsForm } from '../sendFields';

/** Loaded on demand, because only forms with `onPrepare` need it. */
const ReviewStep = lazyWithRetry(async () => (await import('./reviewStep')).ReviewStep, {
  isSilent: true,
});

/** A typed payment, and the keys of the payments in doubt that have the same amount and recipient. */
export interface TypedPayment {
  readonly order: Omit<SendOrder, 'kind'>;
  readonly doubts: readonly string[];
}

/** A prepared payment and its terms. `mark` is the prop of `PaymentReview` that is true, if any. */
interface Review {
  readonly payment: TypedPayment;
  readonly preparation: Preparation;
  readonly mark: 'isRenewed' | 'isRepeated' | null;
}

export interface ReviewOptions {
  readonly form: SendFieldsForm;
  readonly onPrepare: OnPrepare | undefined;
  readonly timer: Timer;
  readonly sayRefusal: SayRefusal;
  /** Sends a payment, and shows a refusal in the form. `around` wraps the call to `onSend`. */
  readonly send: (
    payment: TypedPayment,
    around: (call: () => Promise<SubmitRefusal | null>) => Promise<SubmitRefusal | null>,
  ) => Promise<void>;
  /** Whether the last call with this payment got no response. Sending it again then uses the same idempotency key. */
  readonly isUnanswered: (payment: TypedPayment) => boolean;
}

const withTerms = ({ payment: { order, doubts }, preparation: { id } }: Review): TypedPayment => ({
  order: { ...order, preparationId: id },
  doubts,
});

const isSame = (one: TypedPayment, other: TypedPayment) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Prepares a payment, and shows its review in place of the form. A refusal closes the review and is shown in the form.
 * Expired terms are prepared again. If a call got no response, the same payment keeps its terms and its idempotency
 * key, even after the user has returned to the form. With other terms, the back end would execute it as a second
 * payment.
 */
export function useReview({
  form,
  onPrepare,
  timer,
  sayRefusal,
  send,
  isUnanswered,
}: ReviewOptions) {
  const [review, setReview] = useState<Review | null>(null);
  const last = useRef<Review>(null);
  const { submit } = useSubmit<SubmitRefusal>({
    show: showRefusalIn(form),
    // A failed preparation has moved no money. The form therefore shows the sentence for any failed call, not the
    // sentence for an order in doubt.
    toWords: (refusal) =>
      refusal.kind === 'call-failed'
        ? callWords(refusal, sayRefusal)
        : refusalWords(refusal, sayRefusal),
  });
  useEffect(() => {
    // If preloading fails, the code is loaded again when the step opens. The error boundary around the step reports a
    // second failure.
    if (onPrepare) ReviewStep.preload().catch(() => undefined);
  }, [onPrepare]);

  const show = (next: Review) => {
    last.current = next;
    setReview(next);
  };
  const close = () => {
    // The form must be visible before a refusal is shown. Otherwise the refused field could not get the focus.
    flushSync(() => {
      setReview(null);
    });
  };
  const prepare = async (payment: TypedPayment, mark: Review['mark'] = null) => {
    await submit(payment, async ({ order }, { signal }) => {
      let answer: Preparation | SubmitRefusal = { kind: 'call-failed' };
      try {
        if (onPrepare) answer = await onPrepare(order, { signal });
      } catch {
        // If the promise rejects, `answer` keeps its initial value, a failed call.
      }
      if ('kind' in answer) {
        close();
        return answer;
      }
      show({ payment, preparation: answer, mark });
      return null;
    });
  };
  const sendReviewed = async (reviewed: Review) => {
    let isExpired = false;
    await send(withTerms(reviewed), async (call) => {
      let answer: SubmitRefusal | null = { kind: 'call-failed' };
      try {
        answer = await call();
        isExpired = answer?.kind === 'preparation-expired';
        return answer;
      } finally {
        // After a cancelled challenge, the review stays open.
        if (answer && !isExpired && answer.kind !== 'challenge-cancelled') close();
      }
    });
    if (!isExpired) return;
    form.clearErrors();
    await prepare(reviewed.payment, 'isRenewed');
  };

  return {
    /**
     * Prepares a payment and opens its review. If the last call with its terms got no response, opens the review with
     * the same terms.
     */
    begin: async (payment: TypedPayment) => {
      const { current } = last;
      if (current && isSame(current.payment, payment) && isUnanswered(withTerms(current)))
        show({ ...current, mark: 'isRepeated' });
      else await prepare(payment);
    },
    close: () => {
      setReview(null);
    },
    step: review && (
      <ReviewStep
        order={review.payment.order}
        preparation={review.preparation}
        isRenewed={review.mark === 'isRenewed'}
        isRepeated={review.mark === 'isRepeated'}
        timer={timer}
        onSend={() => sendReviewed(review)}
        onRenew={() => prepare(review.payment, 'isRenewed')}
        onBack={() => {
          setReview(null);
        }}
      />
    ),
  };
}
