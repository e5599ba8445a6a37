import { useStore } from 'zustand/react';
import type { PartialTotal, Wallet } from '../../domain/ledger/wallet';
import { selectHidden, selectPartial, selectStale } from '../store/selectors';
import { useLoadState, type LoadState, type LoadStatus } from './useWalletStore';
import { readyWallets, storeOf, useProvidedWallets } from '../wallets/walletsContext';
import type { WalletActions, WalletStore } from '../store/walletStore';

export type { LoadState, LoadStatus } from './useWalletStore';
export type { WalletActions, WalletStore } from '../store/walletStore';

/** The properties of `useWallet` that are defined when the wallets are loaded. */
export interface WalletData extends Pick<
  WalletActions,
  'switchWallet' | 'chooseCurrency' | 'createWallet'
> {
  /** The active wallet, with its currencies and its history. The user sees this wallet and pays from it. */
  readonly wallet: Wallet;
  /** All wallets of the user, in the order of creation. */
  readonly wallets: readonly Wallet[];
  /** The time of the balances or prices (ISO 8601) if they are not up to date; otherwise undefined. */
  readonly staleSince: string | undefined;
  /** Whether the wallet's total is incomplete: `true` if a balance is unknown, `'unpriced'` if only prices are. */
  readonly partial: PartialTotal;
  /** Whether the user has hidden amounts, so that other people cannot read them. */
  readonly hidden: boolean;
  readonly toggleHidden: () => void;
}

/** The result of `useWallet`. Until the wallets are loaded, only the properties of `LoadState` are defined. */
export type WalletReading =
  | (LoadState & WalletData & { readonly status: 'ready' })
  | (LoadState & {
      readonly status: Exclude<LoadStatus, 'ready'>;
    } & { readonly [Name in keyof WalletData]?: undefined });

function readingOf(store: WalletStore | undefined, state: LoadState): WalletReading {
  if (!store) return { ...state, status: state.status as Exclude<LoadStatus, 'ready'> };
  const { switchWallet, chooseCurrency, createWallet, toggleBalance } = store.actions;
  return {
    ...state,
    status: 'ready',
    wallet: store.activeWallet,
    wallets: store.wallets,
    staleSince: selectStale(store),
    partial: selectPartial(store),
    hidden: selectHidden(store),
    toggleHidden: toggleBalance,
    switchWallet,
    chooseCurrency,
    createWallet,
  };
}

/**
 * Returns the wallets. Without a selector, the component re-renders at every change, including changes of prices.
 *
 * With a selector, the component re-renders only when the selected value changes, and the hook throws if the wallets
 * are not loaded. A selector must return a value or a part of the state, not a new object.
 */
export function useWallet<Slice>(select: (wallet: WalletStore) => Slice): Slice;
export function useWallet(): WalletReading;
export function useWallet<Slice>(select?: (wallet: WalletStore) => Slice): Slice | WalletReading {
  const provided = useProvidedWallets();
  const state = useLoadState();
  const slice = useStore(storeOf(provided), (wallet) =>
    wallet && select ? select(wallet) : wallet,
  );
  if (!select) return readingOf(slice as WalletStore | undefined, state);
  readyWallets(provided);
  return slice as Slice;
}
