/** The English texts of `CurrencyList`. */
export const CurrencyList = {
  title: 'Currencies',
  details: 'Details of {currency}',
  /** The visible text of the link with the accessible name `details`, which must contain it. */
  shortDetails: 'Details',
} as const;
