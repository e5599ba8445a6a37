import { createStrictContext } from './createStrictContext';
import type { OpenWallets } from './sessions';

/** How far the wallets of the session are loaded. */
export type Opening =
  | { readonly status: 'loading' | 'signed-out' }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'ready'; readonly wallets: OpenWallets };

/** The wallets that a provider passes to the hooks. */
export interface ProvidedWallets {
  readonly opening: Opening;
  /** Reads the wallets again. */
  readonly retry: () => void;
}

/** The wallets of the nearest `AdapterProvider` or, in the app, `WalletProvider`. */
export const [WalletsContext, useProvidedWallets] = createStrictContext<ProvidedWallets>(
  'useWallet',
  'AdapterProvider',
);
