/** The English texts of a history that is not here whole. */
export const OlderTransactions = {
  partial:
    'Older transactions are not loaded yet. Search, sums and the saved file are without them.',
  load: 'Load older transactions',
  failed: 'Older transactions could not be loaded.',
} as const;
