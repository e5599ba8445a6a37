/** The English texts of `BackupComparison`. */
export const BackupComparison = {
  device: 'This device',
  exportBackup: 'Export backup',
  replaces: 'The backup replaces all data on this device. Nothing of this device is added to it.',
  warning: 'Export a backup of this device first, if you need its data later.',
  untouched: 'This device has only the sample wallets, which the backup replaces.',
  keeps:
    'Your wallets are kept on this device from now on. You can turn that off again, which erases them.',
  caption: 'This device and the backup',
  theBackup: 'Backup',
  wallets: 'Wallets',
  transactions: 'Transactions',
  contacts: 'Contacts',
  newestPayment: 'Newest payment',
  none: 'None',
  total: 'Total',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly BackupComparison: typeof BackupComparison;
  }
}
