/** The English texts of `PassphraseForm`. */
export const PassphraseForm = {
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
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly PassphraseForm: typeof PassphraseForm;
  }
}
