import type { ReactNode } from 'react';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { Live } from '../hooks/useFigure';
import { createStrictContext } from './createStrictContext';
import { useWorld } from './WorldContext';
import type { WalletActions, WalletStore } from './walletStore';
import type { WorldWallet } from './worldWallet';
import { walletOf } from './worldWallet';

const [WalletContext, useWalletStore] = createStrictContext<StoreApi<WalletStore>>(
  'useWallet',
  'WalletProvider',
);

export interface WalletProviderProps {
  /** Those that a back end keeps; the world's own without it. Others that come later are not noticed. */
  wallet?: WorldWallet;
  children: ReactNode;
}

/**
 * Lends the world's wallets to everything inside, and lets their prices move, whichever screen is
 * open. The wallets themselves outlive it.
 */
export function WalletProvider({ wallet, children }: WalletProviderProps) {
  const world = useWorld();
  const [{ store, priceFeed }] = useState(() => wallet ?? walletOf(world));
  // Before the screen is painted: prices that moved meanwhile are not seen to jump.
  useLayoutEffect(() => {
    const { tick, learn } = store.getState().actions;
    return priceFeed.subscribe(tick, learn);
  }, [store, priceFeed]);
  return <WalletContext value={store}>{children}</WalletContext>;
}

/**
 * Reads a slice of the wallets by one of `selectors`. The component renders again only when that
 * slice changes, so a selector must return a value or a part of the state, not a new object.
 */
export function useWallet<Slice>(select: (wallet: WalletStore) => Slice): Slice {
  return useStore(useWalletStore(), select);
}

/**
 * A slice as `useWallet` reads it, for a component that writes it past React. The component that asks for
 * it is not rendered when the slice changes.
 */
export function useLiveWallet<Slice>(select: (wallet: WalletStore) => Slice): Live<Slice> {
  const { getState, getInitialState, subscribe } = useWalletStore();
  return useMemo(
    () => ({
      get: () => select(getState()),
      getInitial: () => select(getInitialState()),
      subscribe,
    }),
    [select, getState, getInitialState, subscribe],
  );
}

/** The actions of the wallets. They stay the same, so that a component that only acts never renders again. */
export function useWalletActions(): WalletActions {
  return useWalletStore().getState().actions;
}
