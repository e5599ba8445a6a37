/** The English texts of `BackupComparison`. */
export const BackupComparison = {
  caption: 'This device and the backup',
  kind: 'Data',
  device: 'This device',
  backup: 'Backup',
  wallets: 'Wallets',
  transactions: 'Transactions',
  contacts: 'Contacts',
  newestPayment: 'Newest payment',
  none: 'None',
  total: 'Total',
} as const;
