import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ReceiptLongRounded as HistoryIcon } from '../../../../icons/ReceiptLongRounded';
import { SearchRounded as SearchIcon } from '../../../../icons/SearchRounded';
import { EmptyState } from '../../../feedback/EmptyState';
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
  /** The address of the page where the user receives money. */
  receiveHref: string;
  /** Called to clear the search and the filters. Without it, the wallet has no transactions. */
  onClear?: (() => void) | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    EmptyHistory: EmptyHistoryProps;
  }
}

/** A sentence and a button in place of a history without transactions, or of a search without results. */
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
