import type { Marks } from '../../services/marks';
import type { WalletState } from '../../domain/ledger/ledger';
import { DOUBTS_KEY } from './forgetDoubts';

/** The maximum number of record ids that are stored for each wallet. It is more than one page of the history. */
const MOST_RECORDS = 200;

/**
 * Stores the pending orders of a user in the session storage, so that they survive a reload. Removes the stored orders
 * if there is no pending order.
 */
export function keepDoubts(marks: Marks, userId: string, { pending, wallets }: WalletState): void {
  if (pending.length === 0) {
    marks.remove(DOUBTS_KEY);
    return;
  }
  const known = Object.fromEntries(
    wallets
      .filter(({ id }) => pending.some(({ walletId }) => walletId === id))
      .map(({ id, transactions }) => [
        id,
        transactions.slice(0, MOST_RECORDS).map((line) => line.id),
      ]),
  );
  marks.set(DOUBTS_KEY, JSON.stringify({ userId, pending, known }));
}
