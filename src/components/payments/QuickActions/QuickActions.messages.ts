/** The English texts of `QuickActions`. */
export const QuickActions = {
  name: 'Quick actions',
  send: 'Send',
  receive: 'Receive',
  scan: 'Scan',
  exchange: 'Exchange',
} as const;
