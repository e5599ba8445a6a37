/** The English texts of the history page. */
export const HistoryPage = { title: 'History' } as const;
