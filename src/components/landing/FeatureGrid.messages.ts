/** The English texts of `FeatureGrid`. */
export const FeatureGrid = {
  walletTitle: 'Multi-currency wallet',
  walletText:
    'US dollar, euro, British pound, Bitcoin, Ethereum and Cardano, side by side, with one total that you understand at a glance.',
  transfersTitle: 'Instant transfers',
  transfersText:
    'Send to an e-mail or to a wallet address. You see what is available before you send, and what became of it right after.',
  exchangeTitle: 'Built-in exchange',
  exchangeText:
    'Swap one currency for another at real-time rates. What the screen says you receive is what you are credited, to the sixth decimal.',
  securityTitle: 'Bank-level security',
  securityText:
    'Sign in with your fingerprint or your face, and add a second factor for everything that matters.',
  biometric: 'Biometric sign-in',
  twoFactor: 'Two-factor (2FA)',
} as const;
