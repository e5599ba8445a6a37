import type { ReactNode } from 'react';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { WalletAdapter } from '../backend/walletAdapter';
import { createStrictContext } from './createStrictContext';
import type { OpenWallets } from './sessions';
import { openWallets } from './openWallets';
import { sessionsOf } from './sessions';
import { useWorld } from './WorldContext';
import type { WalletActions, WalletStore } from './walletStore';

const [WalletContext, useWalletStore] = createStrictContext<StoreApi<WalletStore>>(
  'useWallet',
  'WalletProvider',
);

export interface WalletProviderProps {
  /** Shown while the wallets are read. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A provider for the wallets; a lazy component if they are not read yet. */
function providerOf(opened: OpenWallets | Promise<OpenWallets>) {
  const provide =
    (wallets: OpenWallets) =>
    ({ children }: Pick<WalletProviderProps, 'children'>) => (
      <Wallets opened={wallets}>{children}</Wallets>
    );
  return opened instanceof Promise
    ? lazy(async () => ({ default: provide(await opened) }))
    : provide(opened);
}

/**
 * Provides the session's wallets to its children, and keeps their prices up to date on every page. If the wallets cannot
 * be read, it throws, and the error boundary around it offers a retry. The wallets remain after it unmounts.
 */
export function WalletProvider({ fallback, children }: WalletProviderProps) {
  const world = useWorld();
  // The wallets of the session at mount: signing out unmounts the page.
  const [opened] = useState(() => openWallets(world));
  const [Provider] = useState(() => providerOf(opened));
  const provided = <Provider>{children}</Provider>;
  return opened instanceof Promise ? <Suspense fallback={fallback}>{provided}</Suspense> : provided;
}

interface WalletsProps {
  opened: OpenWallets;
  children: ReactNode;
}

function Wallets({ opened: { store, follow }, children }: WalletsProps) {
  // Before the paint, so that the page does not show outdated prices first.
  useLayoutEffect(follow, [follow]);
  return <WalletContext value={store}>{children}</WalletContext>;
}

/**
 * Reads a slice of the wallets by one of `selectors`. The component renders again only when that
 * slice changes, so a selector must return a value or a part of the state, not a new object.
 */
export function useWallet<Slice>(select: (wallet: WalletStore) => Slice): Slice {
  return useStore(useWalletStore(), select);
}

/** The store of the wallets, for handlers, which read it when they are called. For rendering use `useWallet`. */
export { useWalletStore };

/** The session's adapter, for data that no store contains: quotes, addresses, past prices. */
export function useAdapter(): WalletAdapter {
  return sessionsOf(useWorld()).adapter;
}

/** The actions of the wallets. They never change, so that using them causes no rendering. */
export function useWalletActions(): WalletActions {
  return useWalletStore().getState().actions;
}
