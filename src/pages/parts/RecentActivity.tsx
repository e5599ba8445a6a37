import { TransactionList } from '../../components/payments/TransactionList';
import { recentTransactions } from '../../domain/transaction';
import { useWallet } from '../../state/WalletProvider';

/** The active wallet's latest transactions. */
export function RecentActivity() {
  const transactions = useWallet(({ activeWallet }) => activeWallet.transactions);
  return <TransactionList transactions={recentTransactions(transactions)} />;
}
