/** The English texts of `ConnectedHolding`. */
export const ConnectedHolding = {
  title: 'Your balance',
  available: 'Available: {amount}',
  worth: 'Worth {amount}',
  send: 'Send',
  receive: 'Receive',
  exchange: 'Exchange',
} as const;
