/** The English texts of the wallet page. */
export const WalletPage = {
  title: 'Wallet',
  balance: 'Total balance',
  network: 'Network',
  currencies: 'Currencies',
  shares: 'Where your money is',
} as const;
