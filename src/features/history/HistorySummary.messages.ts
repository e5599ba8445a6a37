/** The English texts of what was found in the history. */
export const HistorySummary = {
  count: '{count, plural, one {# transaction} other {# transactions}}',
  completed: 'Completed, in this selection',
  currency: 'Currency',
  in: 'In',
  out: 'Out',
  leftOut: 'Not counted in full: {count}',
} as const;
