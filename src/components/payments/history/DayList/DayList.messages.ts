/** The English texts of `DayList`. */
export const DayList = {
  today: 'Today',
  yesterday: 'Yesterday',
  undated: 'No date',
  failed: 'This transaction could not be shown.',
} as const;
