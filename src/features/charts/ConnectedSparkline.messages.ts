/** The English texts of `ConnectedSparkline`. */
export const ConnectedSparkline = {
  course: 'The total over the last 24 hours, from {before} until now',
} as const;
