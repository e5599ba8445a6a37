/** The English texts of `LockedData`. */
export const LockedData = {
  erase: 'Erase everything',
  lockedText: 'Your wallets are encrypted on this device.',
  unlock: 'Unlock',
  waitFor: 'You can try again in {seconds} s.',
  tryNow: 'You can try again now.',
  forgot: 'Forgot your passphrase?',
  noWay:
    'Without the passphrase, this data cannot be recovered by anyone. You can erase it and start again, and then import a backup if you have one.',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly LockedData: typeof LockedData;
  }
}
