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

/**
 * An address with words for the page, as in `/app/exchange#from=btc`. They are behind the `#`: no request carries that
 * part, so the host never sees it.
 */
export const pathWith = (path: string, words: Readonly<Record<string, string>>) =>
  `${path}#${String(new URLSearchParams(words))}`;

/** The address at which the send sheet is open. */
export const sendPath = pathWith(paths.payments, { open: 'send' });

/** The address at which the send sheet repeats a payment; only the user sends it. */
export const sendAgainPath = (id: string) => pathWith(paths.payments, { open: 'send', again: id });

/** The address at which the send sheet is filled in for a contact. It names the contact's id and no recipient. */
export const sendToPath = (id: string) => pathWith(paths.payments, { open: 'send', contact: id });

/**
 * The address at which the other side of a transaction is filled in as a new contact; only the user saves it. It
 * names the transaction, so that the browser's history holds no recipient.
 */
export const saveContactPath = (id: string) => pathWith(livePaths.contacts, { add: id });

/** The address of a currency's page. */
export const currencyPath = (id: string) => `${paths.wallet}/${encodeURIComponent(id)}`;

/** One of the app's addresses. */
export type Path = (typeof paths)[keyof typeof paths];
