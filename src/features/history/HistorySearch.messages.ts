/** The English texts of the history's search and filters. */
export const HistorySearch = {
  search: 'Search transactions',
  filters: 'Filters',
  ignored: 'The history does not know this part of the address, and leaves it out: {values}',
} as const;
