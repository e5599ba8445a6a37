/** The English texts of `CurrencyList`. */
export const CurrencyList = {
  title: 'Currencies',
  details: 'Details of {currency}',
  /**
   * The visible text of the link to the details. The link's accessible name is `details`, which must contain this text.
   */
  shortDetails: 'Details',
} as const;
