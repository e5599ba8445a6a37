/** The English texts of `ConnectedHolding`. */
export const ConnectedHolding = {
  title: 'Your balance',
  worth: 'Worth {amount}',
  send: 'Send',
  receive: 'Receive',
  exchange: 'Exchange',
} as const;
