import { useMessages } from '../../components/provider/useMessages';

/** The English names of pages in menus, in the tab bar and in links back. */
const english = {
  home: 'Home',
  wallet: 'Wallet',
  payments: 'Payments',
  exchange: 'Exchange',
  settings: 'Settings',
  history: 'History',
} as const;

export type PageNamesTexts = typeof english;

/** Returns a function that returns the name of a page in the user's language. */
export const usePageNames = () => useMessages('PageNames', english);
