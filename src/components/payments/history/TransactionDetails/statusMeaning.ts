import { arrivedPartOf } from '../../../../domain/history/transaction';
import type { Transaction } from '../../../../domain/history/transaction';
import type { TransactionDetails } from './TransactionDetails.messages';

/** The key of a sentence about a status in `TransactionDetails`. */
type Meaning = Extract<
  keyof typeof TransactionDetails,
  'arrived' | 'left' | 'done' | 'pending' | 'failed' | 'failedInPart' | 'otherStatus'
>;

/** Returns the key of the sentence that explains what a transaction's status means for the wallet's money. */
export function meaningOf(transaction: Pick<Transaction, 'type' | 'status' | 'arrived'>): Meaning {
  const { type, status } = transaction;
  if (status === 'pending') return 'pending';
  if (status === 'failed')
    return arrivedPartOf(transaction) === undefined ? 'failed' : 'failedInPart';
  if (status !== 'completed') return 'otherStatus';
  if (type === 'receive' || type === 'purchase') return 'arrived';
  // The money of an exchange stays in the wallet, and the effect of an unknown type is unknown.
  return type === 'send' ? 'left' : 'done';
}
