/** The English texts of `TransactionList`. */
export const TransactionList = {
  title: 'Recent transactions',
  all: 'See all',
  empty: 'No transactions yet',
  emptyText: 'What you send, receive and exchange will appear here.',
  failed: 'This transaction could not be shown.',
} as const;
