/** The English texts of `ShareBar`. */
export const ShareBar = {
  title: 'Where your money is',
  empty: 'Your money will appear here by currency.',
  hidden: 'Share hidden',
} as const;
