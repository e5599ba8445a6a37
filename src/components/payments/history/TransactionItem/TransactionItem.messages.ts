/** The English texts of `TransactionItem`. */
export const TransactionItem = {
  to: 'To {address}',
  from: 'From {address}',
  named: '{name} ({address})',
  fee: 'Fee {amount}',
  arrived: 'Arrived: {part} of {amount}',
  changed: '{transaction}: {status}',
  odd: 'Incomplete record',
} as const;

declare module '../../../english' {
  interface English {
    readonly TransactionItem: typeof TransactionItem;
  }
}
