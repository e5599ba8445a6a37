/** The English texts of `ReceivePanel`, except for refused amounts. */
export const ReceivePanel = {
  currency: 'Currency',
  amount: 'Amount (optional)',
  noAmount: 'The code and the address do not include an amount. Tell the sender how much to send.',
  copied: 'Address copied to clipboard!',
  copy: 'Copy address',
  share: 'Share',
  request: 'Send {what} to {address}',
  none: 'No address yet',
  needsAddress: 'As soon as a currency has an address, you can receive it here.',
} as const;
