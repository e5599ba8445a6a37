import { useCallback } from 'react';
import { paths, transactionPath } from '../page/paths';
import { DayList } from '../../components/payments/history/DayList/DayList';
import { EmptyHistory } from './EmptyHistory';
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
  /** The props of the list while the history loads or after an error. */
  reading: LoadingStates;
  /** Called when the user clears the search and the filters. */
  onClear: () => void;
}

/** Lists the found transactions by day. If nothing is found, shows a message and a button. */
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
