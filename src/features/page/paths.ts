/*
 * The routes of the app. A page's file has the name of its key: the page of `history` is src/pages/HistoryPage.tsx. The
 * pages below `/app` are for signed-in users.
 */

/** The paths of the pages that are prerendered to HTML at build time. */
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

/**
 * The paths of the pages that are not prerendered, because their content depends on the browser, for example on its
 * time zone.
 */
export const livePaths = {
  history: '/app/history',
  transaction: '/app/history/:id',
  currency: '/app/wallet/:currency',
  contacts: '/app/contacts',
  data: '/app/data',
  pay: '/app/pay',
} as const;

/**
 * The parent pages of pages that have no tab in the tab bar. A page whose path ends with a parameter is not listed: its
 * parent is the page at the path without the parameter.
 */
const PARENTS: Readonly<Partial<Record<string, string>>> = {
  [livePaths.history]: paths.payments,
  [livePaths.contacts]: paths.payments,
  [livePaths.data]: paths.settings,
  [paths.profile]: paths.settings,
};

/** Returns the name of a page in its file's name: `History` for the key `history`. */
export const pageName = (key: string) => key.replace(/^./, (first) => first.toUpperCase());

/** Returns the path of the page at a path of a URL, which may end with a slash. */
export const pagePath = (pathname: string) => pathname.replace(/(?<=.)\/$/, '');

/** Returns whether a path is the path of a page for signed-in users. */
export const isAppPath = (path: string) => path.startsWith(paths.home);

export const transactionPath = (id: string) => `${livePaths.history}/${encodeURIComponent(id)}`;

/**
 * Returns a path with parameters for the page, such as `/app/exchange#from=btc`. The parameters are in the hash, which
 * browsers do not send to the server.
 */
export const pathWith = (path: string, words: Readonly<Record<string, string>>) =>
  `${path}#${String(new URLSearchParams(words))}`;

/** The URL that opens the payments page with the send sheet. */
export const sendPath = pathWith(paths.payments, { open: 'send' });

/**
 * Returns the URL that opens the send sheet with the values of a past payment. Nothing is sent until the user presses
 * Send.
 */
export const sendAgainPath = (id: string) => pathWith(paths.payments, { open: 'send', again: id });

/**
 * Returns the URL that opens the send sheet for a contact. The URL contains the contact's id, so that the browser's
 * history contains no address.
 */
export const sendToPath = (id: string) => pathWith(paths.payments, { open: 'send', contact: id });

/**
 * Returns the URL that opens the form for a new contact with the sender or recipient of a transaction. Nothing is saved
 * until the user presses Save. The URL contains only the transaction's id, so that the browser's history contains no
 * address.
 */
export const saveContactPath = (id: string) => pathWith(livePaths.contacts, { add: id });

export const currencyPath = (id: string) => `${paths.wallet}/${encodeURIComponent(id)}`;

/**
 * Returns the path of a page without the id of a transaction or a currency: `/app/history` for
 * `/app/history/personal-5`. The app's base path may precede the path.
 */
export const neutralPath = (pathname: string) => pathname.replace(/(\/app\/[^/]+)\/.*$/, '$1');

/** The path of a prerendered page. */
export type Path = (typeof paths)[keyof typeof paths];

/**
 * Returns the path of the parent page: the history for a transaction, the wallet for a currency. Returns undefined for
 * a page without a parent, such as a page with its own tab.
 */
export function parentOf(pathname: string): string | undefined {
  const neutral = neutralPath(pathname);
  return neutral === pathname ? PARENTS[pathname] : neutral;
}

/**
 * Returns the path of the tab that is selected on a page: the page itself if it has a tab, otherwise the nearest parent
 * with a tab.
 */
export function tabOf(pathname: string): string {
  const parent = parentOf(pathname);
  return parent === undefined ? pathname : tabOf(parent);
}
