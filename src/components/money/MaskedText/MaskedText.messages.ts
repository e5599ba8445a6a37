/** The English texts of `MaskedText`. */
export const MaskedText = {
  hidden: 'amount hidden',
} as const;
