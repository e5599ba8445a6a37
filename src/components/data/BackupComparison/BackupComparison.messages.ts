/** The English texts of `BackupComparison`. */
export const BackupComparison = {
  caption: 'The backup compared with this device',
  kind: 'Data',
  wallets: 'Wallets',
  transactions: 'Transactions',
  contacts: 'Contacts',
  added: 'New',
  same: 'Same',
  conflicting: 'In conflict',
} as const;
