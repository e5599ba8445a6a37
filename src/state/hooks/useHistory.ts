import { useState } from 'react';
import type { HistoryRecord } from '../../domain/history/transaction';
import {
  selectActiveId,
  selectOlder,
  selectTransactions,
  selectUnread,
  selectUnreadError,
} from '../store/selectors';
import { useLoadState, useSlice, type LoadState } from './useWalletStore';
import { readyWallets, useProvidedWallets } from '../wallets/walletsContext';
import { useWorld } from '../WorldContext';

export type { LoadState, LoadStatus } from './useWalletStore';

/** The active wallet's history, for lists such as `TransactionList` and `DayList`. */
export interface History extends LoadState {
  /** The loaded transactions, newest first; empty until the wallet's history is loaded. */
  readonly transactions: readonly HistoryRecord[];
  /** The time at which the history was last read (ISO 8601), if reading it again has failed; otherwise undefined. */
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

/** The last call of `loadMore`. It belongs to the wallet that was active at that time. */
interface More {
  readonly walletId: string | undefined;
  readonly state: 'loading' | 'failed';
}

/**
 * Returns the loading state of the active wallet's history. At first, only the history of the first wallet is read. The
 * history of another wallet is read when the user switches to that wallet.
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

/** Returns the active wallet's history. The component does not re-render when prices change. */
export function useHistory(): History {
  const provided = useProvidedWallets();
  const { log } = useWorld();
  const walletId = useSlice(selectActiveId);
  const [request, setRequest] = useState<More | null>(null);
  // The user may have switched to another wallet since the request.
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
