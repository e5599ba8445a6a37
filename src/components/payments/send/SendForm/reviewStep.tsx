import { useState } from 'react';
import type { PaymentReviewProps } from '../PaymentReview/PaymentReview';
import { PaymentReview } from '../PaymentReview/PaymentReview';

/** The review of a payment in its form, with its pending state. Its code loads with the first payment. */
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
