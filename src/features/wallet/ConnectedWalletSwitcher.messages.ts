/** The English texts of the sheet for a new wallet. */
export const ConnectedWalletSwitcher = {
  create: 'Create New Wallet',
} as const;
