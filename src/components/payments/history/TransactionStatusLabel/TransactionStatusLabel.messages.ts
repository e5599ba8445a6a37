/** The English texts of `TransactionStatusLabel`. */
export const TransactionStatusLabel = {
  completed: 'Completed',
  pending: 'Pending',
  failed: 'Failed',
} as const;
