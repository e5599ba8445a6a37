/** The English texts of `TransactionActions`. */
export const TransactionActions = {
  again: 'Send again',
  save: 'Save as contact',
  print: 'Print receipt',
  share: 'Share',
} as const;
