/** The English texts of `PriceChart`. */
export const PriceChart = {
  price: 'Price',
  reading: '{price}, {moment}',
  change: '{change} since {moment}',
  inDay: '{change} in the past day',
  inWeek: '{change} in the past week',
  inMonth: '{change} in the past month',
  inYear: '{change} in the past year',
  highest: 'High {price}',
  lowest: 'Low {price}',
  empty: 'There are no prices for this period yet.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  caption: 'Prices, latest first',
  moment: 'Time',
} as const;
