/** The English texts of `DataTaskText`. */
export const DataTaskText = {
  keepText:
    'With a passphrase, your wallets are encrypted on this device, and you enter it to unlock them. Choose it now: what is stored without a passphrase may remain readable in the files of the browser.',
  forgotten:
    'If you forget the passphrase, the data on this device is gone: it cannot be recovered. Export a backup, and keep it in a safe place.',
  setText:
    'Your wallets are encrypted on this device with a passphrase. You enter it to unlock them. What was stored before may remain readable in the files of the browser for some time.',
  timeText: 'Enter your passphrase to change when your data is locked.',
  removeText: 'Without a lock, your data is decrypted: anyone who uses this device can read it.',
  changeText: 'From now on, only the new passphrase unlocks your data.',
  exportText: 'One file with your wallets, their history, your contacts and your choices.',
  exportLocked:
    'Your data is encrypted on this device. Encrypt the file as well: without a passphrase, anyone who has the file can read it.',
  eraseText:
    'Your wallets, their history, your contacts and your choices are removed from this device. The sample wallets start again.',
  eraseMemory:
    'Your wallets start again as sample wallets, without your payments, and without contacts.',
  eraseFinal: 'This cannot be undone. Only an exported backup can bring your wallets back.',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly DataTaskText: typeof DataTaskText;
  }
}
