import { useFlorin } from '../../components/provider/useFlorin';
import { useMessages } from '../../components/provider/useMessages';
import type { BackupSide } from '../../domain/backup/backup';
import type { LockAfter } from '../../domain/lock';
import { LOCK_CHOICES } from '../../domain/lock';

/** The English texts of the settings of data, and of their sheets. */
const english = {
  device: 'This device',
  keep: 'Keep my wallets on this device',
  off: 'Now your wallets, payments and contacts are gone when you reload the page.',
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
  notKept: 'Only kept wallets can be locked.',
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
  encrypt:
    'Encrypt it with a passphrase. Without the passphrase, the backup cannot be read by anyone, not even by you.',
  export: 'Export',
  exportWithout: 'Export without encryption',
  saved: 'Saved as {name}',
  notSaved: 'The file could not be saved. Please try again.',
  unreadable: 'Your data cannot be read now.',
  imported: '{wallets} and {transactions} are on this device.',
  importedWallets: '{count, plural, one {# wallet} other {# wallets}}',
  importedTransactions: '{count, plural, one {# transaction} other {# transactions}}',

  erase: 'Erase everything',
  erased: 'Everything was erased.',
  locked: 'Locked',
  problem: 'Data problem',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly DataSettings: typeof english;
  }
}

/** Returns the texts of the settings of data, and the names of the choices of a lock, such as `5 minutes`. */
export function useDataTexts() {
  const say = useMessages('DataSettings', english);
  const { locale } = useFlorin();
  const timeOf = (after: LockAfter) => {
    if (after === 'never') return say('never');
    const [count, unit] = after === '60' ? [1, 'hour'] : [Number(after), 'minute'];
    const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(locale, style).format(count);
  };
  /** States what is on the device after an import. */
  const importedText = (side: Pick<BackupSide, 'wallets' | 'transactions'>) =>
    say('imported', {
      wallets: say('importedWallets', { count: side.wallets }),
      transactions: say('importedTransactions', { count: side.transactions }),
    });
  return {
    say,
    timeOf,
    importedText,
    times: LOCK_CHOICES.map((value) => ({ value, label: timeOf(value) })),
  };
}
