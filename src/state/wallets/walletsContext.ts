import { createStore, type StoreApi } from 'zustand/vanilla';
import { createStrictContext } from '../createStrictContext';
import type { OpenWallets } from '../session/session';
import type { WalletStore } from '../store/walletStore';

/** The loading state of the session's wallets. */
export type Opening =
  | { readonly status: 'loading' | 'signed-out' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'ready'; readonly wallets: OpenWallets };

/** The value of `WalletsContext`: the loading state, and the wallets when they are loaded. */
export interface ProvidedWallets {
  readonly opening: Opening;
  /** Reads the wallets again. */
  readonly retry: () => void;
}

/** The context of the wallets. Adopters provide it with `AdapterProvider`, and the app with `WalletProvider`. */
export const [WalletsContext, useProvidedWallets] = createStrictContext<ProvidedWallets>(
  'useWallet',
  'AdapterProvider',
);

/** Returns the loaded wallets. Throws if they are not loaded. */
export function readyWallets({ opening }: ProvidedWallets): OpenWallets {
  if (opening.status !== 'ready') throw new Error('The wallets are not loaded.');
  return opening.wallets;
}

const NO_STORE = createStore<undefined>()(() => undefined);

/** Returns the store of the wallets, to read it in a hook. Its state is undefined until the wallets are loaded. */
export function storeOf({
  opening,
}: ProvidedWallets): Pick<
  StoreApi<WalletStore | undefined>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  return opening.status === 'ready' ? opening.wallets.store : NO_STORE;
}
