/** The English texts of `SearchField`. */
export const SearchField = {
  clear: 'Clear search',
} as const;
