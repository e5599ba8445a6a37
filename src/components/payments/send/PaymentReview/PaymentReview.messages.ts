/** The English texts of `PaymentReview`. */
export const PaymentReview = {
  title: 'Check your payment',
  to: 'To',
  amount: 'Amount',
  fee: 'Fee',
  free: 'Free',
  total: 'Total',
  received: 'Recipient receives',
  description: 'Description',
  valid: 'These terms are valid for {seconds} s',
  validMinutes: 'These terms are valid for {minutes} min',
  expired: 'These terms have expired.',
  renewed: 'The terms are new. Please check them again.',
  send: 'Send',
  renew: 'Get new terms',
  back: 'Back',
} as const;
