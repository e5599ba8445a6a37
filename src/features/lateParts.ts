/**
 * The sheets and menus, as lazy components. Their code loads when they are first opened, or is preloaded by `loadAhead`
 * in src/app/routes.tsx.
 */
import { lazyWithRetry } from '../hooks/lazyWithRetry';

export const AccountMenu = lazyWithRetry(
  async () => (await import('./landing/AccountMenu')).AccountMenu,
);
export const ConnectedSideMenu = lazyWithRetry(
  async () => (await import('./layout/ConnectedSideMenu')).ConnectedSideMenu,
);
export const ConnectedWalletSwitcher = lazyWithRetry(
  async () => (await import('./wallet/ConnectedWalletSwitcher')).ConnectedWalletSwitcher,
);
export const ProfileMenu = lazyWithRetry(
  async () => (await import('../components/layout/ProfileMenu')).ProfileMenu,
);
export const ReceiveSheet = lazyWithRetry(
  async () => (await import('./payments/ReceiveSheet')).ReceiveSheet,
);
export const SendSheet = lazyWithRetry(
  async () => (await import('./payments/SendSheet')).SendSheet,
);
