import { currencyOf } from 'florin/domain/currency';
import { formatAmount } from 'florin/domain/format';
import type { Transaction } from 'florin/domain/transaction';
import { PageHeading } from 'florin/PageHeading';
import { TransactionList } from 'florin/TransactionList';
import { CURRENCIES } from './currencies';
import { Total } from './Total';

/** The transactions. Your app reads them from a database. Amounts are decimal text, never numbers. */
const TRANSACTIONS: readonly Transaction[] = [
  {
    id: 'coffee',
    type: 'purchase',
    amount: '1234',
    currency: 'JPY',
    timestamp: '2025-12-31T23:30:00.000Z',
    status: 'completed',
    description: 'Kaffee nach Mitternacht',
  },
  {
    id: 'hotel',
    type: 'send',
    amount: '89.125',
    currency: 'KWD',
    toAddress: 'hotel@example.com',
    timestamp: '2025-12-30T10:00:00.000Z',
    status: 'pending',
    description: 'Hotel',
  },
  {
    id: 'reward',
    type: 'receive',
    amount: '1.000000000000000000000001',
    currency: 'NEAR',
    timestamp: '2025-12-29T10:00:00.000Z',
    status: 'completed',
    description: 'Belohnung',
  },
];

const yesterday = formatAmount('19530.84', currencyOf(CURRENCIES, 'eur'), { locale: 'de' });

/** The page. It is a server component, so the server formats the amounts, and the browser receives HTML. */
export default function Page() {
  return (
    <main style={{ maxWidth: 480, marginInline: 'auto', padding: 16, display: 'grid', gap: 24 }}>
      <PageHeading>Next-Wallet</PageHeading>
      <Total total="20009.337" change24h="2.45" walletName="Reisen" />
      <p>Gestern: {yesterday}</p>
      <TransactionList transactions={TRANSACTIONS} today="2026-12-31" />
    </main>
  );
}
