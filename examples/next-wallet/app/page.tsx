import { PageHeading } from 'florin/PageHeading';
import type { Transaction } from 'florin/domain/transaction';
import { CURRENCIES } from 'florin/domain/currency';
import { formatAmount } from 'florin/domain/format';
import { TransactionList } from 'florin/TransactionList';
import { Total } from './Total';

/** Read from a database in an app of yours. Amounts are decimal text, never numbers. */
const TRANSACTIONS: readonly Transaction[] = [
  {
    id: 'coffee',
    type: 'purchase',
    amount: '4.2',
    currency: 'EUR',
    timestamp: '2025-12-31T23:30:00.000Z',
    status: 'completed',
    description: 'Coffee after midnight',
  },
];

/** A server component: what it draws comes as HTML, and the rules about money run on the server. */
export default function Page() {
  return (
    <main style={{ maxWidth: 480, marginInline: 'auto', padding: 16, display: 'grid', gap: 24 }}>
      <PageHeading>Next wallet</PageHeading>
      <Total total="20009.337" change24h="2.45" walletName="Travel" />
      <p>Yesterday: {formatAmount('19530.84', CURRENCIES.usd)}</p>
      <TransactionList transactions={TRANSACTIONS} thisYear={2026} />
    </main>
  );
}
