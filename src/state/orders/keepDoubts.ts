import type { Marks } from '../../services/marks';
import type { WalletState } from '../../domain/ledger/ledger';
import { DOUBTS_KEY } from './forgetDoubts';

/** The most known records that are kept for each wallet. They are more than a page of the history. */
const MOST_RECORDS = 200;

/** Keeps the pending orders of a user. Without such an order, nothing is kept. */
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
