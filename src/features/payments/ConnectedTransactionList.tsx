import { useLocation } from 'react-router-dom';
import { Button } from '../../components/inputs/internals/button';
import {
  TransactionList,
  type TransactionListProps,
} from '../../components/payments/history/TransactionList';
import { recentTransactions, type HistoryRecord } from '../../domain/history/transaction';
import { useLog } from '../../state/DeviceProvider';
import { selectHidden } from '../../state/store/selectors';
import { useContactName } from '../contacts/useContactName';
import { useHistory } from '../../state/hooks/useHistory';
import { loadingStatesOf } from '../history/loadingStatesOf';
import { useToday } from '../history/useToday';
import { livePaths, pathWith, transactionPath } from '../page/paths';
import { useCommonTexts } from '../page/useCommonTexts';
import { useWallet } from '../../state/hooks/useWallet';

const hrefOf = ({ id }: HistoryRecord) => transactionPath(id);

/** Lists the latest transactions of the active wallet. An empty list has a link that opens the page's receive sheet. */
export function ConnectedTransactionList({ action }: Pick<TransactionListProps, 'action'>) {
  const log = useLog();
  const { transactions, staleSince, ...reading } = useHistory();
  const hidden = useWallet(selectHidden);
  const nameOf = useContactName();
  const today = useToday();
  const common = useCommonTexts();
  const { pathname } = useLocation();
  return (
    <TransactionList
      transactions={recentTransactions(transactions)}
      today={today}
      staleSince={staleSince}
      hidden={hidden}
      {...loadingStatesOf(reading)}
      action={action}
      emptyAction={
        <Button
          variant="contained"
          href={pathWith(pathname, { open: 'receive' })}
          sx={{ marginBlockStart: 2 }}
        >
          {common('receive')}
        </Button>
      }
      allHref={livePaths.history}
      hrefOf={hrefOf}
      nameOf={nameOf}
      onItemError={(cause) => {
        log.warn('A transaction could not be shown', cause);
      }}
    />
  );
}
