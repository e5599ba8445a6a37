/** The English texts of `PassphraseField`. */
export const PassphraseField = {
  passphrase: 'Passphrase',
  subject: 'passphrase',
  confirm: 'Confirm passphrase',
  confirmSubject: 'confirmed passphrase',
  empty: 'At least {least} characters. Several words are easy to remember and hard to guess.',
  short: 'Easy to guess. Use {recommended} characters or more.',
  repetitive: 'Easy to guess, because it repeats a few characters.',
  long: 'Strong: long enough to be hard to guess.',
} as const;
