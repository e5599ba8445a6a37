/** The English texts of `BackupImport`. */
export const BackupImport = {
  title: 'Import backup',
  choose:
    'Choose a backup that this app has exported. You see what it would change before anything is imported.',
  file: 'Choose a file',
  checking: 'Checking the backup…',
  encrypted: 'This backup is encrypted.',
  next: 'Continue',
  compare: 'This is what the backup contains, compared with this device.',
  conflicts: 'For data in conflict, keep',
  device: 'the version on this device',
  backup: 'the version of the backup',
  nothing: 'This device already has all data of this backup. There is nothing to import.',
  startsKeeping:
    'With the import, your wallets are kept on this device from now on. You can turn that off again.',
  import: 'Import',
  importing: 'Importing…',
  writing: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
} as const;
