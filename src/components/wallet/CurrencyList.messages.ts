/** The English texts of `CurrencyList`. */
export const CurrencyList = {
  title: 'Currencies',
  details: 'Details of {currency}',
} as const;
