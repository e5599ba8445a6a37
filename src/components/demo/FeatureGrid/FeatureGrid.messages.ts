/** The English texts of `FeatureGrid`. */
export const FeatureGrid = {
  walletTitle: 'Multi-currency wallet',
  walletText:
    'US dollars, euros, British pounds, Bitcoin, Ethereum and Cardano side by side, with one total you can read at a glance.',
  transfersTitle: 'Instant transfers',
  transfersText:
    'Send to an email or a wallet address. See what is available before you send, and whether it arrived right after.',
  exchangeTitle: 'Built-in exchange',
  exchangeText:
    'Swap one currency for another at real-time rates. You receive exactly the amount on the screen, to the sixth decimal.',
  securityTitle: 'Bank-level security',
  securityText:
    'Sign in with your fingerprint or face, and add a second factor for everything that matters.',
  biometric: 'Biometric sign-in',
  twoFactor: 'Two-factor (2FA)',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly FeatureGrid: typeof FeatureGrid;
  }
}
