/** The English texts of `SendForm`, except for refusals. */
export const SendForm = {
  recipient: 'Recipient',
  recipientHint: 'E-mail or wallet address',
  amount: 'Amount',
  currency: 'Currency',
  description: 'Description (optional)',
  scan: 'Scan a code',
  scanFailed: 'The scanner could not be loaded.',
  choose: 'Contacts',
  currencyChanged: 'The currency is now {currency}.',
  send: 'Send',
  sendAnyway: 'Send anyway',
  pressAgain: 'Press Send anyway again to confirm.',
  review: 'Continue',
  reviewAnyway: 'Continue anyway',
  pressReviewAgain: 'Press Continue anyway again to confirm.',
  againReviewed:
    'You are sending the same amount to the same recipient. Check again first, or press Continue anyway again to pay twice.',
  stepFailed: 'The next step could not be loaded.',
  cancel: 'Cancel',
  none: 'Nothing to send',
  needsCurrency: 'As soon as there is a currency, you can send it here.',
} as const;
