/** The English texts of `ExchangeQuote`. */
export const ExchangeQuote = {
  receive: 'You receive',
  placeholder: '{rate} (no quoted rate)',
} as const;
