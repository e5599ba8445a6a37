import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { PriceFeed } from '../services/priceFeed';
import type { WalletState } from '../domain/ledger';
import { createStrictContext } from './createStrictContext';
import type { WalletStore, WalletStoreServices } from './walletStore';
import { createWalletStore } from './walletStore';

interface WalletContextValue {
  readonly store: StoreApi<WalletStore>;
  readonly priceFeed: PriceFeed;
}

const [WalletContext, useWalletContext] = createStrictContext<WalletContextValue>(
  'useWallet',
  'WalletProvider',
);

export interface WalletProviderProps {
  services: WalletStoreServices & { readonly priceFeed: PriceFeed };
  /** What the wallets hold at the start; later values are not read. */
  initialWallets: WalletState;
  children: ReactNode;
}

/** Holds the wallets for everything inside, also while no screen shows them. */
export function WalletProvider({ services, initialWallets, children }: WalletProviderProps) {
  const [value] = useState(() => ({
    store: createWalletStore(initialWallets, services),
    priceFeed: services.priceFeed,
  }));
  return <WalletContext value={value}>{children}</WalletContext>;
}

/**
 * Reads a slice of the wallets, or one of their actions. The component renders again only when
 * that slice changes, so a selector must return a value or a part of the state, not a new object.
 */
export function useWallet<Slice>(select: (wallet: WalletStore) => Slice): Slice {
  return useStore(useWalletContext().store, select);
}

/** Lets prices move while the calling component is shown. The feed stops when nothing listens. */
export function useLivePrices(): void {
  const { store, priceFeed } = useWalletContext();
  useEffect(
    () =>
      priceFeed.subscribe((moves) => {
        store.getState().tick(moves);
      }),
    [store, priceFeed],
  );
}
