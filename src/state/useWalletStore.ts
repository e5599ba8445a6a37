import { useStore } from 'zustand/react';
import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import type { WalletAdapter } from '../backend/walletAdapter';
import { sessionsOf } from './sessions';
import { readyWallets, useProvidedWallets } from './walletsContext';
import type { WalletActions, WalletStore } from './walletStore';
import { useWorld } from './WorldContext';

/** Whether data of the back end can be shown: it is loading, its reading failed, or it is ready. */
export type LoadStatus = 'loading' | 'error' | 'signed-out' | 'ready';

/** The state of the data that a hook reads. */
export interface LoadState {
  /** `signed-out` if the back end requires a new sign-in. */
  readonly status: LoadStatus;
  /** The adapter's rejection, such as an `AdapterError`; undefined unless the status is `error`. */
  readonly error: unknown;
  /**
   * Reads the data again: after an error, after a sign-in, or while it is not up to date. Call it from an event. It
   * does nothing while the data is loading.
   */
  readonly retry: () => void;
}

/** The state of the wallets. */
export function useLoadState(): LoadState {
  const { opening, retry } = useProvidedWallets();
  const { status } = opening;
  return { status, error: status === 'error' ? opening.error : undefined, retry };
}

const NO_STORE = createStore<null>()(() => null);

/** Like `useWallet(select)`, but undefined until the wallets are loaded. */
export function useSlice<Slice>(select: (wallet: WalletStore) => Slice): Slice | undefined {
  const { opening } = useProvidedWallets();
  const store: Pick<
    StoreApi<WalletStore | null>,
    'getState' | 'getInitialState' | 'subscribe'
  > = opening.status === 'ready' ? opening.wallets.store : NO_STORE;
  return useStore(store, (wallet) => (wallet === null ? undefined : select(wallet)));
}

/** The store of the wallets, for handlers, which read it when they are called. For rendering use `useWallet`. */
export function useWalletStore(): StoreApi<WalletStore> {
  return readyWallets(useProvidedWallets()).store;
}

/** The actions of the wallets. They never change, so that using them causes no rendering. */
export function useWalletActions(): WalletActions {
  return useWalletStore().getState().actions;
}

/** The session's adapter, for data that no store contains: quotes, addresses, past prices. */
export function useAdapter(): WalletAdapter {
  return sessionsOf(useWorld()).adapter;
}
