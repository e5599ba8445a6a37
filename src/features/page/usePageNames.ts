import { useMessages } from '../../components/provider/useMessages';

/** The English names of pages: in titles, in menus, in the tab bar and in links. */
const english = {
  home: 'Home',
  wallet: 'Wallet',
  payments: 'Payments',
  exchange: 'Exchange',
  settings: 'Settings',
  history: 'History',
  contacts: 'Contacts',
  data: 'Data and backup',
  profile: 'Profile',
} as const;

export type PageNamesTexts = typeof english;

/** Returns a function that returns the name of a page in the user's language. */
export const usePageNames = () => useMessages('PageNames', english);
