/** The English texts of `HistorySearch`. */
export const HistorySearch = {
  search: 'Search transactions',
  filters: 'Filters',
  ignored: 'This part of the address was not recognized and is ignored: {values}',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly HistorySearch: typeof HistorySearch;
  }
}
