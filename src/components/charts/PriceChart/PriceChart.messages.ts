/** The English texts of `PriceChart`. */
export const PriceChart = {
  price: 'Price',
  reading: '{price}, {moment}',
  change: '{change} since {moment}',
  highest: 'High {price}',
  lowest: 'Low {price}',
  empty: 'There are no prices for this period yet.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  caption: 'Prices, latest first',
  moment: 'Time',
} as const;
