import type { TransactionListProps } from '../../components/payments/history/TransactionList/TransactionList';
import type { LoadState } from '../../state/hooks/useHistory';

/** The props of a list for its loading state. */
export type LoadingStates = Pick<TransactionListProps, 'loading' | 'error' | 'onRetry'>;

/** The props of a list for the loading state of its history. A loaded list has none, and does not load their code. */
export function loadingStatesOf({
  status,
  retry,
}: Pick<LoadState, 'status' | 'retry'>): LoadingStates {
  if (status === 'loading') return { loading: true };
  return status === 'error' ? { error: true, onRetry: retry } : {};
}
