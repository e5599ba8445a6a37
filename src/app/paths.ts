/** The addresses of the pages that are rendered ahead. Links and routes name them from here. */
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

/** The addresses of pages that the browser alone can make: of the reader's own days, or of something that they name. */
export const livePaths = {
  history: '/app/history',
  transaction: '/app/history/:id',
  currency: '/app/wallet/:currency',
  contacts: '/app/contacts',
  pay: '/app/pay',
} as const;

/** The address of a transaction's page. */
export const transactionPath = (id: string) => `${livePaths.history}/${encodeURIComponent(id)}`;

/** The address at which a payment is filled in once more; sending it is left to the user. */
export const sendAgainPath = (id: string) =>
  `${paths.payments}?open=send&again=${encodeURIComponent(id)}`;

/**
 * The address at which the other side of a transaction is filled in as a new contact; keeping it is left to the
 * user. It names the transaction, so that nobody's address stands in the browser's history.
 */
export const saveContactPath = (id: string) =>
  `${livePaths.contacts}?add=${encodeURIComponent(id)}`;

/** The address at which a payment link fills the send sheet in. */
export const payPath = (link: string) =>
  `${paths.payments}?open=send&uri=${encodeURIComponent(link)}`;

/** The address of a currency's page. */
export const currencyPath = (id: string) => `${paths.wallet}/${encodeURIComponent(id)}`;

/** One of the app's addresses. */
export type Path = (typeof paths)[keyof typeof paths];
