/** The English texts of what was found in the history. */
export const HistorySummary = {
  count: '{count, plural, one {# transaction} other {# transactions}}',
  moved: 'In {in}, out {out}',
} as const;
