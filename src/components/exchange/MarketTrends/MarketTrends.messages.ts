/** The English texts of `MarketTrends`. */
export const MarketTrends = {
  title: 'Market Trends (24h)',
} as const;
