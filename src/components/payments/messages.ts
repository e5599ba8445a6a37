/** The English texts of the components beside this file. */
export const QrCode = { name: 'QR code' } as const;

export const QuickActions = {
  name: 'Quick actions',
  send: 'Send',
  receive: 'Receive',
  scan: 'Scan',
  exchange: 'Exchange',
} as const;

export const TransactionStatusLabel = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
} as const;
