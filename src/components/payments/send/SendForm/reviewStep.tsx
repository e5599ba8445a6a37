import { useState } from 'react';
import type { PaymentReviewProps } from '../PaymentReview/PaymentReview';
import { PaymentReview } from '../PaymentReview/PaymentReview';

/** Shows a `PaymentReview`, and stores whether one of its calls is pending. `useReview` loads this module on demand. */
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
