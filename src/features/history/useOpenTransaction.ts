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

/** The transaction of the current page. */
export interface OpenTransaction {
  readonly transaction: HistoryRecord;
  readonly hidden: boolean;
  /**
   * The description of the transaction, without amounts if they are hidden. Null if the description has no visible
   * characters.
   */
  readonly name: string | null;
}

/** The result if the transaction could not be loaded. `tryAgain` loads it again. */
export interface UnreadTransaction {
  readonly tryAgain: () => void;
}

/**
 * The interval in milliseconds at which a pending transaction is read again if it is not in the loaded history.
 * Balances are read at the same interval.
 */
const AGAIN_MS = 60_000;

/**
 * Returns the transaction with the id in the URL. Loads it if the loaded history does not contain it. Returns undefined
 * while it loads, and null if the active wallet has no such transaction.
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
    // The focused heading of the loading state was removed, so the focus moves to the new heading.
    if (isRead && !isReading && isFocusLost()) focusHeading();
  }, [isRead, isReading]);
  if (isReading) return undefined;
  if (reading === 'failed')
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
