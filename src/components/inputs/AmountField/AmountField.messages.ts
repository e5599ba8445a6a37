/** The English texts of `AmountField`. */
export const AmountField = {
  available: 'Available: {amount}',
} as const;
