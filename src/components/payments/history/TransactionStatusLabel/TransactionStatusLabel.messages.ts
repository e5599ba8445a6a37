/** The default names, in English, of the statuses of a transaction. */
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
