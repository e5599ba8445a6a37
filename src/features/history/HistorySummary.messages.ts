/** The English texts of what was found in the history. */
export const HistorySummary = {
  count: '{count, plural, one {# transaction} other {# transactions}}',
  in: 'In {amount}',
  out: 'Out {amount}',
  leftOut: 'Not counted in full: {count}',
} as const;
