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

/** The provider of wallets, which may have to be read first. */
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
 * Lends the session's wallets to everything inside, and lets their prices move, whichever screen is open. Wallets that
 * cannot be read are an error, which the boundary around it shows and tries again. The wallets outlive it.
 */
export function WalletProvider({ fallback, children }: WalletProviderProps) {
  const world = useWorld();
  // Those of the session in which it was mounted: signing out takes the page away.
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
  // Before the screen is painted: prices that moved meanwhile are not seen to jump.
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

/** The store of the wallets, for handlers, which read it when they are called. What is rendered is read by `useWallet`. */
export { useWalletStore };

/** The session's adapter, for readings that no store keeps: quotes, addresses, past prices. */
export function useAdapter(): WalletAdapter {
  return sessionsOf(useWorld()).adapter;
}

/** The actions of the wallets. They stay the same, so that a component that only acts never renders again. */
export function useWalletActions(): WalletActions {
  return useWalletStore().getState().actions;
}
