/** The English texts of `TransactionActions`. */
export const TransactionActions = {
  again: 'Send again',
  print: 'Print receipt',
  share: 'Share',
} as const;
