/*
 * The English texts of rules that fields of several forms have. They are part of the texts of each such form.
 */

/** Said of a call that failed. */
export const callTexts = { callFailed: 'An error occurred. Please try again.' } as const;

/** Said of a text that is refused for its length or its characters. */
export const refusedTexts = {
  tooLong: 'At most {most} characters',
  invisible: 'This contains characters that cannot be seen',
  link: 'This is a link. Enter an e-mail or wallet address instead.',
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
