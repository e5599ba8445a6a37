/** The English texts of `EmptyHistory`. */
export const EmptyHistory = {
  none: 'No transactions found',
  noneText: 'Nothing in this wallet matches your search and filters.',
  clear: 'Clear filters',
  empty: 'No transactions yet',
  emptyText: 'What you send, receive and exchange will appear here.',
  receive: 'Receive',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly EmptyHistory: typeof EmptyHistory;
  }
}
