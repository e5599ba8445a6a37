/** The English texts of `CurrencyList`. */
export const CurrencyList = {
  title: 'Currencies',
} as const;
