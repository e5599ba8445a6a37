import { useMemo } from 'react';
import { transactionPath } from '../page/paths';
import { TransactionList } from '../../components/payments/history/TransactionList';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { recentTransactions, symbolsOf } from '../../domain/history/transaction';
import { useLog } from '../../state/DeviceProvider';
import { selectHidden } from '../../state/store/selectors';
import { useContactName } from '../contacts/useContactName';
import { useHistory } from '../../state/hooks/useHistory';
import { useWallet } from '../../state/hooks/useWallet';
import { loadingStatesOf } from '../history/loadingStatesOf';
import { useToday } from '../history/useToday';

export interface CurrencyTransactionsProps {
  currency: CurrencyInfo;
}

/** Lists the latest transactions of the active wallet in a currency. */
export function CurrencyTransactions({ currency: { symbol } }: CurrencyTransactionsProps) {
  const log = useLog();
  const { transactions: all, ...reading } = useHistory();
  const transactions = useMemo(
    () => recentTransactions(all.filter((transaction) => symbolsOf(transaction).includes(symbol))),
    [all, symbol],
  );
  const hidden = useWallet(selectHidden);
  const nameOf = useContactName();
  const today = useToday();
  return (
    <TransactionList
      transactions={transactions}
      today={today}
      hidden={hidden}
      {...loadingStatesOf(reading)}
      hrefOf={({ id }) => transactionPath(id)}
      nameOf={nameOf}
      onItemError={(cause) => {
        log.warn('A transaction could not be shown', cause);
      }}
    />
  );
}
