import { useCallback } from 'react';
import { paths, transactionPath } from '../../constants/paths';
import { DayList } from '../../components/payments/history/DayList/DayList';
import { EmptyHistory } from '../../components/screens/history/EmptyHistory/EmptyHistory';
import type { HistoryDay } from '../../domain/history/historyDays';
import type { HistoryRecord } from '../../domain/history/transaction';
import { useLog, useThisYear } from '../../state/DeviceProvider';
import { sizes } from '../../theme/vars';
import { useContactName } from '../contacts/useContactName';
import type { LoadingStates } from './loadingStatesOf';

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
  const log = useLog();
  const thisYear = useThisYear();
  const nameOf = useContactName();
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
        below={sizes.topBar}
        onItemError={onItemError}
      />
    );
  }
  return <EmptyHistory receiveHref={paths.payments} onClear={isEmpty ? undefined : onClear} />;
}
