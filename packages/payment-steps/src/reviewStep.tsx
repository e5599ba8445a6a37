import { useState } from 'react';
import { useTypedText } from '#src/hooks/typedText';
import type { PaymentReviewProps } from './PaymentReview';
import { PaymentReview } from './PaymentReview';

/** Shows a `PaymentReview`, and stores whether one of its calls is pending. */
export function ReviewStep({ onSend, onRenew, ...review }: Omit<PaymentReviewProps, 'pending'>) {
  const [pending, setPending] = useState(false);
  // A pending form does not make the surrounding sheet ask before it closes. So this step does, because closing the
  // sheet would discard the typed text.
  useTypedText(!pending);
  const whilePending = (call: () => void | Promise<void>) => async () => {
    setPending(true);
    await call();
    setPending(false);
  };
  return (
    <PaymentReview
      {...review}
      pending={pending}
      onSend={whilePending(onSend)}
      onRenew={whilePending(onRenew)}
    />
  );
}
