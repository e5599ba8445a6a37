import { useState } from 'react';
import type { HistoryRecord } from '../../domain/history/transaction';
import {
  selectActiveId,
  selectOlder,
  selectTransactions,
  selectUnread,
  selectUnreadError,
} from '../store/selectors';
import type { LoadState } from './useWalletStore';
import { useLoadState, useSlice } from './useWalletStore';
import { readyWallets, useProvidedWallets } from '../wallets/walletsContext';
import { useWorld } from '../WorldContext';

export type { LoadState, LoadStatus } from './useWalletStore';

/** The active wallet's history, for lists such as `TransactionList` and `DayList`. */
export interface History extends LoadState {
  /** The loaded transactions, newest first; empty until the wallet's history is loaded. */
  readonly transactions: readonly HistoryRecord[];
  /** The time of the history if it could not be read again, ISO 8601; undefined if it is up to date. */
  readonly staleSince: string | undefined;
  /** Whether there are older transactions that are not loaded. */
  readonly hasMore: boolean;
  /** Loads the next older page. Does nothing while a page is loading. Never rejects: see `moreError`. */
  readonly loadMore: () => Promise<void>;
  readonly loadingMore: boolean;
  /** Whether the last call of `loadMore` failed. The next call tries again. */
  readonly moreError: boolean;
}

const NONE: readonly HistoryRecord[] = [];

/** A request for older transactions of a wallet. */
interface More {
  readonly walletId: string | undefined;
  readonly state: 'loading' | 'failed';
}

/**
 * The loading state of the active wallet's history. The history of another wallet than the first is read when the
 * wallet is shown.
 */
function useHistoryState(readAgain: () => void): LoadState {
  const wallets = useLoadState();
  const isUnread = useSlice(selectOlder) === null;
  const error = useSlice(selectUnreadError);
  if (!isUnread) return wallets;
  return error === undefined
    ? { status: 'loading', error, retry: wallets.retry }
    : { status: 'error', error, retry: readAgain };
}

/** Reads the active wallet's history. The component does not re-render when prices change. */
export function useHistory(): History {
  const provided = useProvidedWallets();
  const { log } = useWorld();
  const walletId = useSlice(selectActiveId);
  const [request, setRequest] = useState<More | null>(null);
  // A request for another wallet does not concern this history.
  const more = request?.walletId === walletId ? request?.state : undefined;

  const loadMore = async () => {
    if (more === 'loading') return;
    setRequest({ walletId, state: 'loading' });
    try {
      await readyWallets(provided).store.getState().actions.loadOlder();
      setRequest((now) => (now?.walletId === walletId ? null : now));
    } catch (cause) {
      log.warn('Older transactions could not be loaded', cause);
      setRequest((now) => (now?.walletId === walletId ? { walletId, state: 'failed' } : now));
    }
  };
  const older = useSlice(selectOlder);
  const state = useHistoryState(() => void loadMore());
  return {
    ...state,
    transactions: useSlice(selectTransactions) ?? NONE,
    staleSince: useSlice(selectUnread),
    hasMore: typeof older === 'string',
    loadMore,
    loadingMore: more === 'loading',
    moreError: more === 'failed',
  };
}
