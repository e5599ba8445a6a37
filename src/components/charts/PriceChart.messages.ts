/** The English texts of `PriceChart`. */
export const PriceChart = {
  price: 'Price',
  reading: '{price}, {moment}',
  highest: 'High {price}',
  lowest: 'Low {price}',
  empty: 'There are no prices for this time yet.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  caption: 'Prices, the latest first',
  moment: 'Time',
} as const;
