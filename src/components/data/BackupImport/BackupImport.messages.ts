/** The English texts of `BackupImport`. */
export const BackupImport = {
  title: 'Import backup',
  choose:
    'Choose a backup that this app has exported. You see what it contains before anything is replaced.',
  file: 'Choose a file',
  checking: 'Checking the backup…',
  encrypted: 'This backup is encrypted.',
  next: 'Continue',
  replaces: 'The backup replaces all data on this device. Nothing of this device is added to it.',
  warning: 'Export a backup of this device first, if you need its data later.',
  untouched: 'This device has only the sample wallets, which the backup replaces.',
  export: 'Export backup',
  keeps:
    'Your wallets are kept on this device from now on. You can turn that off again, which erases them.',
  lock: 'Encrypt them with a passphrase, and lock them after 5 minutes without use',
  replace: 'Replace',
  cancel: 'Cancel',
} as const;
