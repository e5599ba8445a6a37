/** The English texts of the sheet for a new wallet. */
export const ConnectedWalletSwitcher = {
  create: 'Create New Wallet',
  notHere: 'New wallets cannot be created here.',
} as const;
