/** The English texts of `FilterChips`. */
export const FilterChips = {
  set: '{filter}: {value}',
  remove: 'Remove filter {chip}',
  clear: 'Clear filters',
} as const;
