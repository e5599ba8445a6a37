/** The English texts of `HistorySummary`. */
export const HistorySummary = {
  totals: 'Totals',
  count: '{count, plural, one {# transaction} other {# transactions}}',
  completed: 'Totals, completed only',
  currency: 'Currency',
  in: 'In',
  out: 'Out',
  leftOut: 'Not counted in full: {count}',
} as const;

declare module '../../../appEnglish' {
  interface AppEnglish {
    readonly HistorySummary: typeof HistorySummary;
  }
}
