import { useState } from 'react';
import type { PaymentReviewProps } from '../PaymentReview/PaymentReview';
import { PaymentReview } from '../PaymentReview/PaymentReview';

/** A `PaymentReview` with the state whether its call is pending. `useReview` loads it on demand. */
export function ReviewStep({ onSend, onRenew, ...review }: Omit<PaymentReviewProps, 'pending'>) {
  const [pending, setPending] = useState(false);
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
