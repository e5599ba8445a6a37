/** The English texts of the currency page. */
export const CurrencyPage = { title: 'Currency' } as const;
