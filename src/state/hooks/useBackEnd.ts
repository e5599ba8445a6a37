import type { WalletAdapter } from '../../adapters/walletAdapter';
import type { WalletActions } from '../store/walletStore';
import { selectActiveId } from '../store/selectors';
import { useAdapter, useSlice } from './useWalletStore';
import { readyWallets, useProvidedWallets } from '../wallets/walletsContext';
import type { World } from '../world';
import { useWorld } from '../WorldContext';

/** The adapter of the nearest provider, and the values that calls to it need. */
export interface BackEnd extends Pick<World, 'clock' | 'log'> {
  readonly adapter: WalletAdapter;
  /** The id of the active wallet; empty until the wallets are loaded. */
  readonly walletId: string;
  /** Confirms a submitted order by a second factor. Rejects if the wallets are not loaded. */
  readonly confirm: WalletActions['confirm'];
}

/**
 * Returns the adapter of the nearest provider, the active wallet and the clock. Packages use this hook to call methods
 * of the adapter that the app does not use.
 */
export function useBackEnd(): BackEnd {
  const adapter = useAdapter();
  const { clock, log } = useWorld();
  const provided = useProvidedWallets();
  const walletId = useSlice(selectActiveId) ?? '';
  return {
    adapter,
    clock,
    log,
    walletId,
    confirm: async (...confirmation) =>
      readyWallets(provided)
        .store.getState()
        .actions.confirm(...confirmation),
  };
}
