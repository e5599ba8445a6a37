import { TransactionList } from '../../components/payments/TransactionList';
import { recentTransactions } from '../../domain/transaction';
import { useLog, useThisYear } from '../../state/DeviceProvider';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's latest transactions. */
export function ConnectedTransactionList() {
  const log = useLog();
  const transactions = useWallet(({ activeWallet }) => activeWallet.transactions);
  const visible = useWallet(({ balanceVisible }) => balanceVisible);
  const thisYear = useThisYear();
  return (
    <TransactionList
      transactions={recentTransactions(transactions)}
      thisYear={thisYear}
      hidden={!visible}
      onItemError={(cause) => {
        log.warn('A transaction could not be shown', cause);
      }}
    />
  );
}
