/** The addresses of the pages that are rendered at build time, for links and routes. */
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

/** The addresses of pages that only the browser can render: with the reader's calendar, or with an id in them. */
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
 * An address with parameters for the page, as in `/app/exchange#from=btc`. They follow the `#`, which no request
 * contains, so the host never sees them.
 */
export const pathWith = (path: string, words: Readonly<Record<string, string>>) =>
  `${path}#${String(new URLSearchParams(words))}`;

/** The address that opens the send sheet. */
export const sendPath = pathWith(paths.payments, { open: 'send' });

/** The address that opens the send sheet with the values of a payment; the user sends it. */
export const sendAgainPath = (id: string) => pathWith(paths.payments, { open: 'send', again: id });

/** The address that opens the send sheet for a contact. It contains the contact's id and no recipient. */
export const sendToPath = (id: string) => pathWith(paths.payments, { open: 'send', contact: id });

/**
 * The address that opens a new contact with the other side of a transaction; the user saves it. It contains the
 * transaction's id, so that the browser's history contains no recipient.
 */
export const saveContactPath = (id: string) => pathWith(livePaths.contacts, { add: id });

/** The address of a currency's page. */
export const currencyPath = (id: string) => `${paths.wallet}/${encodeURIComponent(id)}`;

/** An address of the app. */
export type Path = (typeof paths)[keyof typeof paths];
