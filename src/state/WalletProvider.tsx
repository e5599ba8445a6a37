import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand/react';
import type { PriceFeed } from '../services/priceFeed';
import type { WalletState } from '../domain/ledger';
import { createStrictContext } from './createStrictContext';
import type { WalletStore, WalletStoreServices } from './walletStore';
import { createWalletStore } from './walletStore';

const [WalletContext, useWalletStore] = createStrictContext<StoreApi<WalletStore>>(
  'useWallet',
  'WalletProvider',
);

export interface WalletProviderProps {
  services: WalletStoreServices & { readonly priceFeed: PriceFeed };
  /** What the wallets hold at the start; later values are not read. */
  initialWallets: WalletState;
  children: ReactNode;
}

/** Holds the wallets for everything inside, and lets their prices move, whichever screen is open. */
export function WalletProvider({ services, initialWallets, children }: WalletProviderProps) {
  const [{ store, priceFeed }] = useState(() => ({
    store: createWalletStore(initialWallets, services),
    priceFeed: services.priceFeed,
  }));
  useEffect(() => priceFeed.subscribe(store.getState().tick), [store, priceFeed]);
  return <WalletContext value={store}>{children}</WalletContext>;
}

/**
 * Reads a slice of the wallets, or one of their actions. The component renders again only when
 * that slice changes, so a selector must return a value or a part of the state, not a new object.
 */
export function useWallet<Slice>(select: (wallet: WalletStore) => Slice): Slice {
  return useStore(useWalletStore(), select);
}
