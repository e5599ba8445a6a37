/** The English names of the sample wallets, by their types. */
export const WalletNames = {
  personal: 'Personal Wallet',
  business: 'Business Wallet',
  savings: 'Savings Wallet',
} as const;
