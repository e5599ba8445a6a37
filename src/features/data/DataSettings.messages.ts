/** The English texts of the settings of data, of their sheets, and of the pages for data that cannot be read. */
export const DataSettings = {
  title: 'Data and backup',
  device: 'This device',
  keep: 'Keep my wallets on this device',
  off: 'Off: a reload clears your wallets, payments and contacts.',
  persistent: 'The browser has promised to keep them until you erase them.',
  evictable: 'The browser may remove them when it needs space. Export a backup from time to time.',
  keepText:
    'With a passphrase, your wallets are encrypted on this device, and you enter it to unlock them. Choose it now: what is stored without a passphrase may remain readable in the files of the browser.',
  keepLocked: 'Keep with a lock',
  keepWithout: 'Keep without a lock',
  keepDone: 'Your wallets are kept on this device.',

  lock: 'Lock',
  after: 'Lock after',
  never: 'Never',
  notKept: 'To use a lock, first keep your wallets on this device.',
  open: 'Without a lock, your data is not encrypted on this device.',
  encrypted: 'Your data is encrypted on this device with your passphrase.',
  now: 'Lock now',
  change: 'Change passphrase',
  forgotten:
    'If you forget the passphrase, the data on this device is gone: it cannot be recovered. Export a backup, and keep it in a safe place.',
  setText:
    'Your wallets are encrypted on this device with a passphrase. You enter it to unlock them. What was stored before may remain readable in the files of the browser for some time.',
  set: 'Set passphrase',
  setDone: 'Your data is encrypted now.',
  timeText: 'Enter your passphrase to change when your data is locked.',
  time: 'Change',
  timeDone: 'Your data is locked after {time} without use.',
  removeText: 'Without a lock, your data is decrypted: anyone who uses this device can read it.',
  remove: 'Remove the lock',
  removeDone: 'Your data is no longer encrypted, and the passphrase is not needed any more.',
  changeText: 'From now on, only the new passphrase unlocks your data.',
  changeDone: 'The passphrase was changed.',

  backup: 'Backup',
  exportBackup: 'Export backup',
  importBackup: 'Import backup',
  exportRaw: 'Export raw data',
  exportText: 'One file with your wallets, their history, your contacts and your choices.',
  exportLocked:
    'Your data is encrypted on this device. Encrypt the file as well: without a passphrase, anyone who has the file can read it.',
  encrypt: 'Encrypt with a passphrase',
  encryptHint: 'Nobody can open the file without it, not even you.',
  export: 'Export',
  exportWithout: 'Export without encryption',
  saved: 'Saved as {name}',
  imported: '{wallets} and {transactions} are on this device.',
  importedWallets: '{count, plural, one {# wallet} other {# wallets}}',
  importedTransactions: '{count, plural, one {# transaction} other {# transactions}}',

  erase: 'Erase everything',
  eraseDone: 'Everything was erased.',
  eraseText:
    'Your wallets, their history, your contacts and your choices are removed from this device. The sample wallets start again.',
  eraseMemory:
    'Your wallets start again as sample wallets, without your payments, and without contacts.',
  eraseFinal: 'This cannot be undone. Only an exported backup can bring your wallets back.',

  current: 'Current passphrase',
  currentSubject: 'current passphrase',
  next: 'New passphrase',
  nextSubject: 'new passphrase',
  missing: 'Enter a passphrase',
  missingCurrent: 'Enter your passphrase',
  tooShort: 'At least {least} characters',
  tooLong: 'At most {most} characters',
  different: 'The passphrases do not match',
  cancel: 'Cancel',

  choose:
    'Choose a backup that this app has exported. You see what it contains before anything is replaced.',
  file: 'Choose a file',
  checking: 'Checking the backup…',
  isEncrypted: 'This backup is encrypted.',
  continue: 'Continue',
  replaces: 'The backup replaces all data on this device. Nothing of this device is added to it.',
  warning: 'Export a backup of this device first, if you need its data later.',
  untouched: 'This device has only the sample wallets, which the backup replaces.',
  keeps:
    'Your wallets are kept on this device from now on. You can turn that off again, which erases them.',
  keepsLocked: 'Encrypt them with a passphrase, and lock them after 5 minutes without use',
  replace: 'Replace',

  caption: 'This device and the backup',
  theBackup: 'Backup',
  wallets: 'Wallets',
  transactions: 'Transactions',
  contacts: 'Contacts',
  newestPayment: 'Newest payment',
  none: 'None',
  total: 'Total',

  locked: 'Locked',
  lockedText: 'Your wallets are encrypted on this device.',
  unlock: 'Unlock',
  waitFor: 'You can try again in {seconds} s.',
  tryNow: 'You can try again now.',
  forgot: 'Forgot your passphrase?',
  noWay:
    'Without the passphrase, this data cannot be recovered by anyone. You can erase it and start again, and then import a backup if you have one.',

  problem: 'Data problem',
  unusable: 'We cannot open your data',
  retry: 'Try again',
  reload: 'Reload the page',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly DataSettings: typeof DataSettings;
  }
}
