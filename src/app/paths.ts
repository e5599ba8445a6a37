/** Every address of the app. Links and routes name them from here. */
export const paths = {
  landing: '/',
  signin: '/signin',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  terms: '/terms',
  privacy: '/privacy',
  home: '/app',
  wallet: '/app/wallet',
  payments: '/app/payments',
  exchange: '/app/exchange',
  settings: '/app/settings',
  profile: '/app/profile',
} as const;

/** One of the app's addresses. */
export type Path = (typeof paths)[keyof typeof paths];
