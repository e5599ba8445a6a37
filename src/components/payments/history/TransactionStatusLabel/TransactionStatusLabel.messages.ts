/** The English texts of `TransactionStatusLabel`. */
export const TransactionStatusLabel = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
} as const;

declare module '../../../english' {
  interface English {
    readonly TransactionStatusLabel: typeof TransactionStatusLabel;
  }
}
