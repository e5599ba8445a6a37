/** The English texts of `SignupClaims`. */
export const SignupClaims = {
  title: 'What you get',
  wallet: 'Multi-currency wallet',
  transfers: 'Instant transfers with low fees',
  security: 'Bank-level security',
  rates: 'Real-time rates',
  biometric: 'Biometric authentication',
  support: '24/7 support',
  users: 'Trusted by over 100,000 users',
  rating: '4.9/5 rating',
} as const;

declare module '../../appEnglish' {
  interface AppEnglish {
    readonly SignupClaims: typeof SignupClaims;
  }
}
