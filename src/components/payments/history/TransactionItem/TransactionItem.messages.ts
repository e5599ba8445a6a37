/** The English texts of `TransactionItem`. */
export const TransactionItem = {
  to: 'To {address}',
  from: 'From {address}',
  named: '{name} ({address})',
  fee: 'Fee {amount}',
  unknownFee: 'Fee unknown',
  odd: 'Incomplete record',
} as const;
