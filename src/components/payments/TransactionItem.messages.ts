/** The English texts of `TransactionItem`. */
export const TransactionItem = {
  to: 'To {address}',
  from: 'From {address}',
  named: '{name} ({address})',
  fee: 'Fee {amount}',
} as const;
