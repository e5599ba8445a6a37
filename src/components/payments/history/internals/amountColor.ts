import { directionOf, type Transaction } from '../../../../domain/history/transaction';

/**
 * Returns the colour of a transaction's amount: green for a gain, and grey for a failed transaction, which moved no
 * money.
 */
export function amountColor(transaction: Transaction) {
  if (transaction.status === 'failed') return 'text.secondary';
  return directionOf(transaction) === 'in' ? 'success.main' : 'inherit';
}
