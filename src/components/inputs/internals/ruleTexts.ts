/*
 * Default texts, in English, of validation rules that several forms share. Each of these forms spreads them into its
 * texts.
 */

/** The error of a form whose request failed. */
export const callTexts = { callFailed: 'An error occurred. Please try again.' } as const;

/** The errors of a text field whose text is too long or has characters that are not allowed. */
export const refusedTexts = {
  tooLong: 'At most {most} characters',
  invisible: 'This contains characters that cannot be seen',
  otherNetwork: 'This address is for another network ({network}). Money sent there could be lost.',
  secret: 'This looks like a private key or recovery phrase. Never share it with anyone.',
  unknownKind: 'This kind of recipient is not accepted here',
  notRecipient: 'This is a link, not a recipient',
  link: 'This is a link. Enter an email or wallet address instead.',
} as const;

export const emailTexts = {
  ...refusedTexts,
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
} as const;

export const nameTexts = {
  ...refusedTexts,
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
} as const;
