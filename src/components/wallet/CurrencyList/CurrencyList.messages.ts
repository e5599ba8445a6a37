/** The English texts of `CurrencyList`. */
export const CurrencyList = {
  title: 'Currencies',
  details: 'Details of {currency}',
  /** Seen on the link whose name is `details`, which has to contain it. */
  shortDetails: 'Details',
} as const;
