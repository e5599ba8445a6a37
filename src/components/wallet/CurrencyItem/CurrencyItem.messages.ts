/** The English texts of `CurrencyItem`. */
export const CurrencyItem = {
  price: 'Price {price}',
} as const;
