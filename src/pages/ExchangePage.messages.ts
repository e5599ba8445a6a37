/** The English texts of the exchange page. */
export const ExchangePage = {
  title: 'Exchange',
  form: 'Exchange',
  trends: 'Market trends',
} as const;
