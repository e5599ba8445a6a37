/** The English texts of `DayList`. */
export const DayList = {
  today: 'Today',
  yesterday: 'Yesterday',
  failed: 'This transaction could not be shown.',
} as const;
