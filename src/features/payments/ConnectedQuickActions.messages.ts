/** The English texts of the sheets and notices of the quick actions. */
export const ConnectedQuickActions = {
  send: 'Send',
  receive: 'Receive',
  scan: 'QR Scanner not implemented in demo',
} as const;
