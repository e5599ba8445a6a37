/** The English texts of a sheet or a menu that could not be opened. */
export const FailedSurface = {
  close: 'Close',
  missing: '{name} could not be loaded. Check your connection and try again.',
  failed: '{name} could not be shown.',
} as const;
