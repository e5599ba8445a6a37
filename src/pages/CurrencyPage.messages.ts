/** The English texts of the currency page. */
export const CurrencyPage = {
  title: 'Unknown currency',
  unknown: 'This wallet has no currency with that name. The address may be mistyped.',
  wallet: 'Go to the wallet',
  balance: 'Your balance',
  price: 'Price',
  transactions: 'Recent transactions',
} as const;
