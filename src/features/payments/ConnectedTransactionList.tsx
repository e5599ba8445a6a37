import { livePaths, transactionPath } from '../page/paths';
import {
  TransactionList,
  type TransactionListProps,
} from '../../components/payments/history/TransactionList';
import { recentTransactions, type HistoryRecord } from '../../domain/history/transaction';
import { useLog, useThisYear } from '../../state/DeviceProvider';
import { selectHidden } from '../../state/store/selectors';
import { useContactName } from '../contacts/useContactName';
import { useHistory } from '../../state/hooks/useHistory';
import { loadingStatesOf } from '../history/loadingStatesOf';
import { useWallet } from '../../state/hooks/useWallet';

const hrefOf = ({ id }: HistoryRecord) => transactionPath(id);

/** Lists the latest transactions of the active wallet. */
export function ConnectedTransactionList({ action }: Pick<TransactionListProps, 'action'>) {
  const log = useLog();
  const { transactions, staleSince, ...reading } = useHistory();
  const hidden = useWallet(selectHidden);
  const nameOf = useContactName();
  const thisYear = useThisYear();
  return (
    <TransactionList
      transactions={recentTransactions(transactions)}
      thisYear={thisYear}
      staleSince={staleSince}
      hidden={hidden}
      {...loadingStatesOf(reading)}
      action={action}
      allHref={livePaths.history}
      hrefOf={hrefOf}
      nameOf={nameOf}
      onItemError={(cause) => {
        log.warn('A transaction could not be shown', cause);
      }}
    />
  );
}
