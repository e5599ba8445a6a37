/** The English texts of `NetworkSelector`. */
export const NetworkSelector = {
  switch: 'Switch network',
  networks: 'Networks',
  mainnet: 'Mainnet (connected)',
  testnet: 'Testnet',
} as const;
