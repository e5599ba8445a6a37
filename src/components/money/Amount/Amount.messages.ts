/** The English texts of `Amount`. */
export const Amount = {
  hidden: 'Amount hidden',
} as const;
