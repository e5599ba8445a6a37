/** The English texts of `RangeTabs`. */
export const RangeTabs = {
  name: 'Range',
  day: '1 day',
  week: '1 week',
  month: '1 month',
  year: '1 year',
  all: 'All',
} as const;
