/** The English texts of `Claims`. */
export const Claims = {
  noFees: 'No monthly fees',
  noCard: 'No credit card required',
} as const;
