/** The English texts of `Stars`. */
export const Stars = { rating: '{value} out of 5 stars' } as const;
