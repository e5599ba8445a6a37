export { CreateWalletForm } from './CreateWalletForm.messages';

/** The English texts of the components beside this file. */
export const NetworkSelector = {
  switch: 'Switch network',
  networks: 'Networks',
  mainnet: 'Mainnet (connected)',
  testnet: 'Testnet',
} as const;

export const WalletSwitcher = {
  switch: 'Switch wallet',
  wallets: 'Wallets',
  hidden: 'Amount hidden',
  create: 'Create New Wallet',
} as const;
