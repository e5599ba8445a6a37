/** The English texts of `WalletSwitcher`. */
export const WalletSwitcher = {
  switch: 'Switch wallet',
  wallets: 'Wallets',
  hidden: 'Amount hidden',
  create: 'Create New Wallet',
} as const;
