import { useState } from 'react';
import { useTypedText } from '#src/hooks/typedText';
import { PaymentReview, type PaymentReviewProps } from './PaymentReview';

/** Shows a `PaymentReview`, and stores whether one of its calls is pending. */
export function ReviewStep({ onSend, onRenew, ...review }: Omit<PaymentReviewProps, 'pending'>) {
  const [pending, setPending] = useState(false);
  // While the review is open, the hidden form is pending, so the form does not make the sheet ask before it closes.
  // This step makes the sheet ask instead, because closing would discard the typed text.
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
