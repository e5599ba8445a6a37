/** The English texts of a history that is not here whole. */
export const OlderTransactions = {
  partial:
    'Older transactions are not loaded yet. They are missing from the search, the totals and the exported file.',
  load: 'Load older transactions',
  failed: 'Older transactions could not be loaded.',
} as const;
