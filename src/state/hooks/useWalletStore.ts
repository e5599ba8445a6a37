import { useStore } from 'zustand/react';
import type { StoreApi } from 'zustand/vanilla';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import { readyWallets, storeOf, useProvidedWallets } from '../wallets/walletsContext';
import type { WalletActions, WalletStore } from '../store/walletStore';
import { useWorld } from '../WorldContext';

/** The loading status of the back end's data. `signed-out` means that the session has ended or no user is signed in. */
export type LoadStatus = 'loading' | 'error' | 'signed-out' | 'ready';

/** The loading state that hooks such as `useWallet` and `useHistory` return. */
export interface LoadState {
  /** If the status is `signed-out`, the app must show its sign-in page. */
  readonly status: LoadStatus;
  /** The adapter's rejection, such as an `AdapterError`; undefined unless the status is `error`. */
  readonly error: unknown;
  /**
   * Reads the data again after an error, after a sign-in, or if the data is not up to date. Call it in an event
   * handler. It does nothing while the data is loading.
   */
  readonly retry: () => void;
}

/** Returns the loading state of the wallets. */
export function useLoadState(): LoadState {
  const { opening, retry } = useProvidedWallets();
  const { status } = opening;
  return { status, error: status === 'error' ? opening.error : undefined, retry };
}

/** Like `useWallet(select)`, but undefined until the wallets are loaded. */
export function useSlice<Slice>(select: (wallet: WalletStore) => Slice): Slice | undefined {
  return useStore(storeOf(useProvidedWallets()), (wallet) => wallet && select(wallet));
}

/**
 * Returns the store of the wallets. Use it in event handlers, which need the current state. To render data, use
 * `useWallet`.
 */
export function useWalletStore(): StoreApi<WalletStore> {
  return readyWallets(useProvidedWallets()).store;
}

/** Returns the actions of the wallets. The object never changes, so reading it causes no re-render. */
export function useWalletActions(): WalletActions {
  return useWalletStore().getState().actions;
}

/** Returns the adapter of the current session, for data that is not in the store: quotes, addresses, past prices. */
export function useAdapter(): WalletAdapter {
  return useWorld().session.adapter;
}
