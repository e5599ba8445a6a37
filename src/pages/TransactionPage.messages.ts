/** The English texts of the transaction page. */
export const TransactionPage = { title: 'Transaction' } as const;
