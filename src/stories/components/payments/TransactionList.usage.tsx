import { TransactionList } from '../../../components/payments/history/TransactionList';
import type { Transaction } from '../../../domain/history/transaction';

/**
 * The transactions, with the newest first. Amounts are text and always positive. `type` determines whether the money
 * was sent or received.
 */
const TRANSACTIONS: readonly Transaction[] = [
  {
    id: 'rent-march',
    type: 'send',
    amount: '120',
    currency: 'USD',
    toAddress: 'rent@example.com',
    timestamp: '2026-03-14T06:26:00.000Z',
    status: 'pending',
    description: 'Rent share',
  },
  {
    id: 'saving-march',
    type: 'receive',
    amount: '0.0125',
    currency: 'BTC',
    fromAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    timestamp: '2026-03-13T18:00:00.000Z',
    status: 'completed',
    fee: '0.0001',
    description: 'Received Bitcoin',
  },
];

export const Example = () => (
  <TransactionList
    transactions={TRANSACTIONS}
    today="2026-12-31"
    allHref="/history"
    hrefOf={({ id }) => `/history/${id}`}
  />
);
