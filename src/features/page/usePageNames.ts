import { useMessages } from '../../components/provider/useMessages';

/** The English names of the pages in menus, in the tab bar and in ways back. */
const english = {
  home: 'Home',
  wallet: 'Wallet',
  payments: 'Payments',
  exchange: 'Exchange',
  settings: 'Settings',
  history: 'History',
} as const;

declare module '../../components/english' {
  interface English {
    readonly PageNames: typeof english;
  }
}

/** Returns the function that names a page. */
export const usePageNames = () => useMessages('PageNames', english);
