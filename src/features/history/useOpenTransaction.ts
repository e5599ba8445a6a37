import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDescription } from '../../components/payments/history/useDescription';
import { focusHeading, isFocusLost } from '../../hooks/focus';
import { isUnseen, visible } from '../../domain/text/text';
import type { HistoryRecord } from '../../domain/history/transaction';
import {
  selectActiveId,
  selectHidden,
  selectOlder,
  selectTransactions,
} from '../../state/store/selectors';
import { useWallet } from '../../state/hooks/useWallet';
import { useAdapter } from '../../state/hooks/useWalletStore';
import { useWorld } from '../../state/WorldContext';
import { useReading } from '../page/useReading';

/** The transaction that the page shows. */
export interface OpenTransaction {
  readonly transaction: HistoryRecord;
  /** Whether the amounts of the transaction are hidden. */
  readonly hidden: boolean;
  /** The transaction's description, without amounts if they are hidden. Null if the transaction is not visible. */
  readonly name: string | null;
}

/** Returned if the transaction could not be loaded. `tryAgain` loads it again. */
export interface UnreadTransaction {
  readonly tryAgain: () => void;
}

/** The interval at which a pending transaction that no loaded page contains is read again: that of the balances. */
const AGAIN_MS = 60_000;

/**
 * Returns the transaction in the URL, even if its page of the history is not loaded. Returns null if the active wallet
 * has no such transaction, and undefined while it loads.
 */
export function useOpenTransaction(): OpenTransaction | UnreadTransaction | null | undefined {
  const { id = '' } = useParams();
  const transactions = useWallet(selectTransactions);
  const walletId = useWallet(selectActiveId);
  const isPartial = useWallet(selectOlder) !== undefined;
  const adapter = useAdapter();
  const { clock } = useWorld();
  const hidden = useWallet(selectHidden);
  const describe = useDescription(hidden);
  const loaded = transactions.find((candidate) => candidate.id === id);
  const [attempt, setAttempt] = useState(0);
  const isRead = !loaded && isPartial && adapter.transaction !== undefined;
  const [turn, setTurn] = useState(0);
  const reading = useReading(
    isRead ? `${walletId} ${id} ${attempt}` : null,
    async (signal) => adapter.transaction?.({ walletId, id }, { signal }),
    turn,
  );
  const isPending = typeof reading === 'object' && reading.value?.status === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    return clock.whileSeen(() =>
      clock.every(AGAIN_MS, () => {
        setTurn((before) => before + 1);
      }),
    );
  }, [isPending, clock]);
  const isReading = isRead && reading === 'reading';
  useEffect(() => {
    // The heading of the loading page was removed with its focus, so the heading of the new page gets the focus.
    if (isRead && !isReading && isFocusLost()) focusHeading();
  }, [isRead, isReading]);
  if (isReading) return undefined;
  if (isRead && reading === 'failed')
    return {
      tryAgain() {
        setAttempt(attempt + 1);
      },
    };
  const transaction = loaded ?? (typeof reading === 'string' ? null : reading.value);
  if (!transaction) return null;
  const name = describe(transaction, visible);
  return { transaction, hidden, name: isUnseen(transaction.description ?? '') ? null : name };
}
