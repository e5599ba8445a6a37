/** The English texts of `PaymentInDoubt`. */
export const PaymentInDoubt = {
  unconfirmed: 'We could not confirm this payment. It may have been made.',
  payment: '{amount} to {recipient}',
  paymentHidden: 'To {recipient}',
  exchange: 'Exchange of {amount} to {currency}',
  exchangeHidden: 'Exchange of {from} to {currency}',
  noAnswer: 'There is still no answer.',
  check: 'Check again',
} as const;
