import type { TransactionListProps } from '../../components/payments/history/TransactionList';
import type { LoadState } from '../../state/hooks/useHistory';

/** The props of a transaction list that show a loading state or an error. */
export type LoadingStates = Pick<TransactionListProps, 'loading' | 'error' | 'onRetry'>;

/**
 * Converts a loading state to props of a transaction list. Returns no props for loaded data, so that the list does not
 * load the code of these states.
 */
export function loadingStatesOf({
  status,
  retry,
}: Pick<LoadState, 'status' | 'retry'>): LoadingStates {
  if (status === 'loading') return { loading: true };
  return status === 'error' ? { error: true, onRetry: retry } : {};
}
