/** The English texts of `TransactionActions`. */
export const TransactionActions = {
  again: 'Send again',
  save: 'Save as contact',
  print: 'Print receipt',
  share: 'Share',
  hidden: 'The receipt would have your amounts in it. Show your balance to print or share it.',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly TransactionActions: typeof TransactionActions;
  }
}
