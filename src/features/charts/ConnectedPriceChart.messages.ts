/** The English texts of `ConnectedPriceChart`. */
export const ConnectedPriceChart = {
  title: 'Price',
  day: '24h',
} as const;
