/** The English texts of a part that failed. */
export const PagePart = {
  failed: '{name} could not be shown.',
} as const;
