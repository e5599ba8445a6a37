import type { Transaction } from '../../../../domain/history/transaction';
import type { TransactionDetails } from './TransactionDetails.messages';

/** A sentence of `TransactionDetails` on a status. */
type Meaning = Extract<
  keyof typeof TransactionDetails,
  'arrived' | 'left' | 'done' | 'pending' | 'failed' | 'otherStatus'
>;

/** The sentence on what a transaction's status means for the wallet's money. */
export function meaningOf({ type, status }: Pick<Transaction, 'type' | 'status'>): Meaning {
  if (status === 'pending') return 'pending';
  if (status === 'failed') return 'failed';
  if (status !== 'completed') return 'otherStatus';
  if (type === 'receive' || type === 'purchase') return 'arrived';
  // An exchange stays in the wallet, and what another type does is unknown.
  return type === 'send' ? 'left' : 'done';
}
