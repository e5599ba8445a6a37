import type { Transaction } from '../history/transaction';
import { DEMO_CREDENTIALS } from './demoAccount';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A sample transaction. Instead of a timestamp, it has its age in milliseconds, `ago`. */
export type Sample = Omit<Transaction, 'id' | 'timestamp'> & { readonly ago: number };

/** The personal wallet's transactions. */
export const PERSONAL: readonly Sample[] = [
  {
    ago: 25 * MINUTE,
    type: 'receive',
    amount: '0.0125',
    currency: 'BTC',
    fromAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    status: 'completed',
    description: 'Received Bitcoin',
    made: 'received',
  },
  {
    ago: 3 * HOUR,
    type: 'send',
    amount: '120',
    currency: 'USD',
    toAddress: 'rent@example.com',
    status: 'pending',
    description: 'Rent share',
    made: 'rent',
  },
  {
    ago: 8 * HOUR,
    type: 'exchange',
    amount: '500',
    currency: 'USD',
    received: '460',
    receivedCurrency: 'EUR',
    status: 'completed',
    description: 'Exchanged $500.00 to 460.000000 EUR',
    made: 'exchanged',
  },
  {
    ago: DAY,
    type: 'send',
    amount: '0.005',
    currency: 'BTC',
    toAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    status: 'completed',
    fee: '0.0001',
    description: 'Hardware wallet',
    made: 'wallet',
  },
  {
    ago: 2 * DAY,
    type: 'purchase',
    amount: '64.2',
    currency: 'EUR',
    status: 'completed',
    description: 'Groceries',
    made: 'groceries',
  },
  {
    ago: 3 * DAY,
    type: 'send',
    amount: '75.5',
    currency: 'GBP',
    toAddress: 'tickets@example.org',
    status: 'failed',
    description: 'Concert tickets',
    made: 'concert',
  },
  {
    ago: 5 * DAY,
    type: 'receive',
    amount: '1250.5',
    currency: 'ADA',
    fromAddress: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    status: 'completed',
    description: 'Staking payout',
    made: 'staking',
  },
  {
    ago: 7 * DAY,
    type: 'receive',
    amount: '850',
    currency: 'EUR',
    fromAddress: 'invoices@example.net',
    status: 'completed',
    description: 'Invoice 1047',
    made: 'invoice',
  },
];

/** The business wallet's transactions. */
export const BUSINESS: readonly Sample[] = [
  {
    ago: 2 * HOUR,
    type: 'receive',
    amount: '320',
    currency: 'USD',
    fromAddress: 'orders@example.com',
    status: 'completed',
    description: 'Order 2211',
    made: 'order',
  },
  {
    ago: 4 * DAY,
    type: 'send',
    amount: '48.9',
    currency: 'EUR',
    toAddress: 'hosting@example.net',
    status: 'completed',
    description: 'Web hosting',
    made: 'hosting',
  },
];

/** The savings wallet's transactions. */
export const SAVINGS: readonly Sample[] = [
  {
    ago: 30 * DAY,
    type: 'receive',
    amount: '400',
    currency: 'USD',
    fromAddress: DEMO_CREDENTIALS.email,
    status: 'completed',
    description: 'Monthly saving',
    made: 'saving',
  },
];

/** Converts samples to transactions with ids and timestamps, newest first. `now` is in milliseconds since 1970, UTC. */
export function history(prefix: string, samples: readonly Sample[], now: number): Transaction[] {
  return samples.map(({ ago, ...sample }, index) => ({
    ...sample,
    id: `${prefix}-${samples.length - index}`,
    timestamp: new Date(now - ago).toISOString(),
  }));
}
