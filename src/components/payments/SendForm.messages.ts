/** The English texts of `SendForm`, without those of refusals. */
export const SendForm = {
  recipient: 'Recipient',
  recipientHint: 'E-mail or wallet address',
  amount: 'Amount',
  currency: 'Currency',
  description: 'Description (optional)',
  send: 'Send',
  cancel: 'Cancel',
} as const;
