import { useMessages } from '../../components/provider/useMessages';

/**
 * The English texts of the data settings, of their sheets, and of the pages for data that is locked or cannot be read.
 */
const english = {
  device: 'This device',
  keep: 'Keep my wallets on this device',
  off: 'Off: a reload clears your wallets, payments and contacts.',
  persistent: 'The browser has promised to keep them until you erase them.',
  evictable: 'The browser may remove them when it needs space. Export a backup from time to time.',
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
  set: 'Set passphrase',
  setDone: 'Your data is encrypted now.',
  time: 'Change',
  timeDone: 'Your data is locked after {time} without use.',
  remove: 'Remove the lock',
  removeDone: 'Your data is no longer encrypted, and the passphrase is not needed any more.',
  changeDone: 'The passphrase was changed.',

  backup: 'Backup',
  exportBackup: 'Export backup',
  importBackup: 'Import backup',
  exportRaw: 'Export raw data',
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

  isEncrypted: 'This backup is encrypted.',
  continue: 'Continue',
  keepsLocked: 'Encrypt them with a passphrase, and lock them after 5 minutes without use',
  replace: 'Replace',
  cancel: 'Cancel',

  locked: 'Locked',

  problem: 'Data problem',

  aside:
    'Your kept wallets are not open: these are sample wallets in memory. Nothing that is kept has been changed. Reload the page to open your kept wallets.',
  asideDone: 'The app is open without your data. What you do now is not kept.',
} as const;

export type DataTexts = typeof english;

/** Returns a function that returns the texts about the user's data. */
export const useDataTexts = () => useMessages('Data', english);
