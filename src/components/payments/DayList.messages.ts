/** The English texts of `DayList`. */
export const DayList = {
  today: 'Today',
  yesterday: 'Yesterday',
  undated: 'Without a date',
  failed: 'This transaction could not be shown.',
} as const;
