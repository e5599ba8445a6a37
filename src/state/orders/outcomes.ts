import type { HistoryRecord } from '../../domain/history/transaction';
import { recordsOfOrders } from '../../domain/ledger/doubt';
import type { PendingOrder, SubmitRefusal, WalletState } from '../../domain/ledger/ledger';

/** The outcome of an order that is no longer pending, for notices to the user. */
export interface OrderOutcome extends Pick<PendingOrder, 'id' | 'walletId' | 'order'> {
  /** Whether the order was made: the money has moved. */
  readonly isMade: boolean;
  /** Whether the order was in doubt: its call had failed without a response. */
  readonly wasInDoubt: boolean;
  /** The id of the order's record in the history. Undefined if the order was not made or the record was not found. */
  readonly transactionId: string | undefined;
  /** The reason why the order was not made. Undefined if it was made, or if the history shows it as failed. */
  readonly refusal: SubmitRefusal | undefined;
}

/** Returns the records of a wallet's history that are in `after` but not in `before`. */
function newRecords(before: WalletState, after: WalletState, walletId: string): HistoryRecord[] {
  const recordsIn = ({ wallets }: WalletState) =>
    wallets.find(({ id }) => id === walletId)?.transactions ?? [];
  if (recordsIn(before) === recordsIn(after)) return [];
  const known = new Set(recordsIn(before).map(({ id }) => id));
  return recordsIn(after).filter(({ id }) => !known.has(id));
}

/**
 * Returns the outcomes of the orders that are pending in `before` and no longer in `after`. `refusal` is the reason why
 * an order was cancelled.
 */
export function outcomesOf(
  before: WalletState,
  after: WalletState,
  refusal?: SubmitRefusal,
): readonly OrderOutcome[] {
  if (before.pending === after.pending) return [];
  const ended = before.pending.filter(({ id }) => !after.pending.some((other) => other.id === id));
  return ended.map(({ id, walletId, order, inDoubt = false }) => {
    const isSettled = after.settled.includes(id);
    const record = isSettled ? recordOf(before, after, ended, { id, walletId }) : undefined;
    return {
      id,
      walletId,
      order,
      isMade: isSettled && record?.status !== 'failed',
      wasInDoubt: inDoubt,
      transactionId: record?.id,
      refusal: isSettled ? undefined : refusal,
    };
  });
}

/** Finds the new record in the history of an order that is no longer pending. */
function recordOf(
  before: WalletState,
  after: WalletState,
  ended: readonly PendingOrder[],
  { id, walletId }: Pick<PendingOrder, 'id' | 'walletId'>,
): HistoryRecord | undefined {
  const records = newRecords(before, after, walletId);
  const its = ended.filter((order) => order.walletId === walletId);
  // The record may contradict its order, so that the two do not match. If there is only one new record and one order,
  // they belong together.
  const only = records.length === 1 && its.length === 1 ? records[0] : undefined;
  return recordsOfOrders(after, its, records).get(id) ?? only;
}
