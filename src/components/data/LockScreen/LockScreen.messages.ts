/** The English texts of `LockScreen`. */
export const LockScreen = {
  title: 'Locked',
  text: 'Your wallets are encrypted on this device.',
  unlock: 'Unlock',
  missing: 'Enter your passphrase',
  waitFor: 'You can try again in {seconds} s.',
  tryNow: 'You can try again now.',
  forgot: 'Forgot your passphrase?',
  noWay:
    'Without the passphrase, this data cannot be recovered by anyone. You can erase it and start again, and then import a backup if you have one.',
  erase: 'Erase everything',
} as const;
