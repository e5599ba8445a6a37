import { TransactionList } from '../../components/payments/TransactionList';
import { activeWallet } from '../../domain/ledger';
import { recentTransactions } from '../../domain/transaction';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's latest transactions. */
export function RecentActivity() {
  const transactions = useWallet(({ data }) => activeWallet(data).transactions);
  return <TransactionList transactions={recentTransactions(transactions)} />;
}
