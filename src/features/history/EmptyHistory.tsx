import Paper from '@mui/material/Paper';
import { ReceiptLongRounded as HistoryIcon } from '../../icons/ReceiptLongRounded';
import { SearchRounded as SearchIcon } from '../../icons/SearchRounded';
import { EmptyState } from '../../components/feedback/EmptyState';
import { Button } from '../../components/inputs/internals/button';
import { useMessages } from '../../components/provider/useMessages';
import { useCommonTexts } from '../page/useCommonTexts';

const english = {
  none: 'No transactions found',
  noneText: 'Nothing in this wallet matches your search and filters.',
  clear: 'Clear filters',
  empty: 'No transactions yet',
  emptyText: 'What you send, receive and exchange will appear here.',
} as const;

export type EmptyHistoryTexts = typeof english;

export interface EmptyHistoryProps {
  /** The URL of the page for receiving money. */
  receiveHref: string;
  /**
   * Clears the search and the filters. Pass it if the wallet has transactions, but none match; omit it if the wallet
   * has none.
   */
  onClear?: (() => void) | undefined;
}

/**
 * Shown instead of a list of transactions if the wallet has none, or if a search has no results. It has a sentence and
 * a button for the next step.
 */
export function EmptyHistory({ receiveHref, onClear }: EmptyHistoryProps) {
  const say = useMessages('EmptyHistory', english);
  const common = useCommonTexts();
  return (
    <Paper variant="outlined">
      {onClear ? (
        <EmptyState
          title={say('none')}
          icon={<SearchIcon fontSize="inherit" />}
          action={<Button onClick={onClear}>{say('clear')}</Button>}
        >
          {say('noneText')}
        </EmptyState>
      ) : (
        <EmptyState
          title={say('empty')}
          icon={<HistoryIcon fontSize="inherit" />}
          action={<Button href={receiveHref}>{common('receive')}</Button>}
        >
          {say('emptyText')}
        </EmptyState>
      )}
    </Paper>
  );
}
