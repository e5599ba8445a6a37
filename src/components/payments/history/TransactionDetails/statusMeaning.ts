import {
  arrivedPartOf,
  directionOf,
  type HistoryRecord,
} from '../../../../domain/history/transaction';
import type { TransactionDetails } from './TransactionDetails.messages';

type Meaning = Extract<
  keyof typeof TransactionDetails,
  'arrived' | 'done' | 'pending' | 'failed' | 'failedInPart' | 'otherStatus'
>;

/**
 * Returns the key of the sentence that explains what a transaction's status means for the wallet's money. Null for a
 * completed outgoing payment, whose status and sign already state it.
 */
export function meaningOf(
  record: Partial<Pick<HistoryRecord, 'type' | 'direction' | 'status' | 'arrived'>>,
): Meaning | null {
  const { type, status } = record;
  if (status === 'pending') return 'pending';
  if (status === 'failed') return arrivedPartOf(record) === undefined ? 'failed' : 'failedInPart';
  if (status !== 'completed') return 'otherStatus';
  const direction = directionOf(record);
  // An exchange moves no money into or out of the wallet.
  if (direction === undefined || type === 'exchange') return 'done';
  return direction === 'in' ? 'arrived' : null;
}
