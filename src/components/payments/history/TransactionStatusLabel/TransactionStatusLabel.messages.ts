/** The default names, in English, of the statuses of a transaction. */
export const TransactionStatusLabel = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
} as const;

export type TransactionStatusLabelTexts = typeof TransactionStatusLabel;
