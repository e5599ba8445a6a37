/*
 * The route table. The key decides the file of a page: the page of `history` is src/pages/HistoryPage.tsx. The pages
 * below `/app` are for signed-in users.
 */

/** The paths of the pages that are rendered at build time, for links and routes. */
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

/** The paths of pages that only the browser can render, because they depend on the user's calendar or contain an id. */
export const livePaths = {
  history: '/app/history',
  transaction: '/app/history/:id',
  currency: '/app/wallet/:currency',
  contacts: '/app/contacts',
  data: '/app/data',
  pay: '/app/pay',
} as const;

/** The page above a page without a tab. A page whose path ends with a parameter is below the page before it. */
const PARENTS: Readonly<Partial<Record<string, string>>> = {
  [livePaths.history]: paths.payments,
  [livePaths.contacts]: paths.payments,
  [livePaths.data]: paths.settings,
  [paths.profile]: paths.settings,
};

/** Returns the name of a page in its file's name: `History` for the key `history`. */
export const pageName = (key: string) => key.replace(/^./, (first) => first.toUpperCase());

/** Whether a path of the route table belongs to a page for signed-in users. */
export const isAppPath = (path: string) => path.startsWith(paths.home);

/** Returns the path of a transaction's page. */
export const transactionPath = (id: string) => `${livePaths.history}/${encodeURIComponent(id)}`;

/**
 * Returns a path with parameters for the page, such as `/app/exchange#from=btc`. The parameters are in the hash, which
 * browsers do not send, so the server never receives them.
 */
export const pathWith = (path: string, words: Readonly<Record<string, string>>) =>
  `${path}#${String(new URLSearchParams(words))}`;

/** The URL that opens the send sheet. */
export const sendPath = pathWith(paths.payments, { open: 'send' });

/**
 * Returns the URL that opens the send sheet with the values of a past payment. Nothing is sent until the user presses
 * Send.
 */
export const sendAgainPath = (id: string) => pathWith(paths.payments, { open: 'send', again: id });

/** Returns the URL that opens the send sheet for a contact. The URL contains the contact's id instead of an address. */
export const sendToPath = (id: string) => pathWith(paths.payments, { open: 'send', contact: id });

/**
 * Returns the URL that opens a new contact with the sender or recipient of a transaction. Nothing is saved until the
 * user presses Save. The URL contains only the transaction's id, so that the browser's history contains no address.
 */
export const saveContactPath = (id: string) => pathWith(livePaths.contacts, { add: id });

/** Returns the path of a currency's page. */
export const currencyPath = (id: string) => `${paths.wallet}/${encodeURIComponent(id)}`;

/**
 * Returns the path of a page without the part that can name a transaction: `/app/history` for
 * `/app/history/personal-5`. The path may begin with the path of the app on its site.
 */
export const neutralPath = (pathname: string) => pathname.replace(/(\/app\/[^/]+)\/.*$/, '$1');

/** A path of the app. */
export type Path = (typeof paths)[keyof typeof paths];

/**
 * Returns the path of the page above a page of the second level: the history for a transaction, the wallet for a
 * currency. Returns undefined for a page with a tab.
 */
export function parentOf(pathname: string): string | undefined {
  const neutral = neutralPath(pathname);
  return neutral === pathname ? PARENTS[pathname] : neutral;
}

/** Returns the path of the tab that a page belongs to: its own, or that of the nearest page above with a tab. */
export function tabOf(pathname: string): string {
  const parent = parentOf(pathname);
  return parent === undefined ? pathname : tabOf(parent);
}
