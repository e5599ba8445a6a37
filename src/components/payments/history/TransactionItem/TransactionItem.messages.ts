/**
 * The default texts, in English, of `TransactionItem`, of announced changes, and of the text for sharing a transaction.
 */
export const TransactionItem = {
  to: 'To {address}',
  from: 'From {address}',
  named: '{name} ({address})',
  fee: 'Fee {amount}',
  arrived: 'Arrived: {part} of {amount}',
  today: 'Today {time}',
  yesterday: 'Yesterday {time}',
  changed: '{transaction}: {status}',
  odd: 'Incomplete record',
} as const;

export type TransactionItemTexts = typeof TransactionItem;
