import { TransactionList } from '../../components/payments/TransactionList';
import { recentTransactions } from '../../domain/transaction';
import { useThisYear } from '../../state/DeviceProvider';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's latest transactions. */
export function RecentActivity() {
  const transactions = useWallet(({ activeWallet }) => activeWallet.transactions);
  const visible = useWallet(({ balanceVisible }) => balanceVisible);
  const thisYear = useThisYear();
  return (
    <TransactionList
      transactions={recentTransactions(transactions)}
      thisYear={thisYear}
      hidden={!visible}
    />
  );
}
