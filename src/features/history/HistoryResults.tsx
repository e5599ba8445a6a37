import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import { useCallback } from 'react';
import { paths, transactionPath } from '../../constants/paths';
import { EmptyState } from '../../components/feedback/EmptyState';
import { DayList } from '../../components/payments/history/DayList/DayList';
import { useMessages } from '../../components/provider/useMessages';
import type { HistoryDay } from '../../domain/history/historyDays';
import type { HistoryRecord } from '../../domain/history/transaction';
import { ReceiptLongRounded as HistoryIcon } from '../../icons/ReceiptLongRounded';
import { SearchRounded as SearchIcon } from '../../icons/SearchRounded';
import { useLog, useThisYear } from '../../state/DeviceProvider';
import { useContactName } from '../contacts/useContactName';
import type { LoadingStates } from './loadingStatesOf';

/** The English texts of the history's list. */
const english = {
  none: 'No transactions found',
  noneText: 'Nothing in this wallet matches your search and filters.',
  clear: 'Clear filters',
  empty: 'No transactions yet',
  emptyText: 'What you send, receive and exchange will appear here.',
  receive: 'Receive',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly HistoryResults: typeof english;
  }
}

const hrefOf = ({ id }: HistoryRecord) => transactionPath(id);

export interface HistoryResultsProps {
  days: readonly HistoryDay[];
  hidden: boolean;
  /** Whether the wallet has no transactions. */
  isEmpty: boolean;
  /** The loading state of the wallet's history. */
  reading: LoadingStates;
  /** Called to clear the search and the filters. */
  onClear: () => void;
}

/** The found transactions. If there are none, a sentence and a button. */
export function HistoryResults({ days, hidden, isEmpty, reading, onClear }: HistoryResultsProps) {
  const say = useMessages('HistoryResults', english);
  const log = useLog();
  const thisYear = useThisYear();
  const nameOf = useContactName();
  const { florin } = useTheme();
  const onItemError = useCallback(
    (cause: unknown) => {
      log.warn('A transaction could not be shown', cause);
    },
    [log],
  );
  if (days.length > 0 || Object.keys(reading).length > 0) {
    return (
      <DayList
        {...reading}
        days={days}
        thisYear={thisYear}
        hidden={hidden}
        hrefOf={hrefOf}
        nameOf={nameOf}
        below={florin.sizes.topBar}
        onItemError={onItemError}
      />
    );
  }
  return (
    <Paper variant="outlined">
      {isEmpty ? (
        <EmptyState
          title={say('empty')}
          icon={<HistoryIcon fontSize="inherit" />}
          action={<Button href={paths.payments}>{say('receive')}</Button>}
        >
          {say('emptyText')}
        </EmptyState>
      ) : (
        <EmptyState
          title={say('none')}
          icon={<SearchIcon fontSize="inherit" />}
          action={<Button onClick={onClear}>{say('clear')}</Button>}
        >
          {say('noneText')}
        </EmptyState>
      )}
    </Paper>
  );
}
