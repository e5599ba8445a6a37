/** The English texts of the transaction page. */
export const TransactionPage = {
  title: 'Transaction',
  details: 'Transaction',
  actions: 'Actions',
  history: 'History',
  back: 'Back to history',
  notFound: 'Transaction not found',
  missing: 'This wallet has no such transaction',
  missingText: 'It may belong to another wallet. The history lists all transactions of this one.',
} as const;
