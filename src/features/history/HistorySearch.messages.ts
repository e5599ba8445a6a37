/** The English texts of the history's search and filters. */
export const HistorySearch = {
  search: 'Search transactions',
  filters: 'Filters',
  ignored: 'This part of the address was not recognized and is ignored: {values}',
} as const;
