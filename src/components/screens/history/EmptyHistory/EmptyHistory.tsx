import Paper from '@mui/material/Paper';
import { ReceiptLongRounded as HistoryIcon } from '../../../../icons/ReceiptLongRounded';
import { SearchRounded as SearchIcon } from '../../../../icons/SearchRounded';
import { EmptyState } from '../../../feedback/EmptyState';
import { Button } from '../../../inputs/button';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';
import { useMessages } from '../../../provider/useMessages';

const english = {
  none: 'No transactions found',
  noneText: 'Nothing in this wallet matches your search and filters.',
  clear: 'Clear filters',
  empty: 'No transactions yet',
  emptyText: 'What you send, receive and exchange will appear here.',
  receive: 'Receive',
} as const;

declare module '../../../english' {
  interface English {
    readonly EmptyHistory: typeof english;
  }
}

export interface EmptyHistoryProps extends RootProps {
  /** The URL of the page for receiving money. */
  receiveHref: string;
  /**
   * Clears the search and the filters. Pass it if the wallet has transactions, but none match; omit it if the wallet
   * has none.
   */
  onClear?: (() => void) | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    EmptyHistory: EmptyHistoryProps;
  }
}

/**
 * Shown instead of a list of transactions if the wallet has none, or if a search has no results. It has a sentence and
 * a button for the next step.
 */
export const EmptyHistory = rooted(
  'EmptyHistory',
  function EmptyHistory({ receiveHref, onClear }: EmptyHistoryProps, root) {
    const say = useMessages('EmptyHistory', english);
    return (
      <Paper variant="outlined" {...root()}>
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
            action={<Button href={receiveHref}>{say('receive')}</Button>}
          >
            {say('emptyText')}
          </EmptyState>
        )}
      </Paper>
    );
  },
);
