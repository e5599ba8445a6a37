/** The English texts of `Sheet`. */
export const Sheet = {
  close: 'Close',
  question: 'Discard and close?',
  notSaved: 'What you entered has not been saved.',
  keep: 'Keep editing',
  discard: 'Discard',
} as const;
