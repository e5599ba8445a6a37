/** The English texts of `SendForm`, except for refusals. */
export const SendForm = {
  recipient: 'Recipient',
  recipientHint: 'Email or wallet address',
  emailHint: 'Email address',
  walletHint: 'Wallet address',
  amount: 'Amount',
  currency: 'Currency',
  description: 'Description (optional)',
  scan: 'Scan a code',
  scanFailed: 'The scanner could not be loaded.',
  choose: 'Contacts',
  currencyChanged: 'The currency is now {currency}.',
  send: 'Send',
  sendAnyway: 'Send anyway',
  ask: 'Check before you send',
  repeated:
    'A payment of the same amount to the same recipient is not confirmed. Check it again first, or you may pay twice.',
  back: 'Go back',
  stepFailed: 'The next step could not be loaded.',
  cancel: 'Cancel',
  none: 'Nothing to send',
  needsCurrency: 'As soon as there is a currency, you can send it here.',
} as const;
