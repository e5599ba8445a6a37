import type { Balances, Market } from '../domain/currency';
import type { Transaction } from '../domain/transaction';
import type { User } from '../domain/user';

/**
 * Values that several stories show. A single amount is written in its story; there it takes `as const`,
 * because the type of a story's args would else widen it to any text.
 */
export const BALANCES: Balances = {
  usd: '2847.32',
  eur: '1250.75',
  gbp: '890.45',
  btc: '0.15423',
  eth: '2.8934',
  ada: '1250.5',
};

/** Prices that rise, fall and stand still. */
export const MARKET: Market = {
  usd: { price: '1', change24h: '0' },
  eur: { price: '1.08', change24h: '0.12' },
  gbp: { price: '1.25', change24h: '-0.08' },
  btc: { price: '43250', change24h: '2.45' },
  eth: { price: '2580', change24h: '-1.23' },
  ada: { price: '0.45', change24h: '3.67' },
};

/** A verified user without a picture. */
export const USER: User = {
  id: 'sample',
  name: 'Alex Morgan',
  email: 'demo@florin.example',
  avatar: null,
  isVerified: true,
  biometricEnabled: true,
  twoFactorEnabled: false,
};

/** One transaction of every type, with every status, newest first. */
export const TRANSACTIONS: readonly Transaction[] = [
  {
    id: '4',
    type: 'receive',
    amount: '0.0125',
    currency: 'BTC',
    fromAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    timestamp: '2026-03-14T09:01:00.000Z',
    status: 'completed',
    description: 'Received Bitcoin',
  },
  {
    id: '3',
    type: 'send',
    amount: '120',
    currency: 'USD',
    toAddress: 'rent@example.com',
    timestamp: '2026-03-14T06:26:00.000Z',
    status: 'pending',
    description: 'Rent share',
  },
  {
    id: '2',
    type: 'exchange',
    amount: '500',
    currency: 'USD',
    timestamp: '2026-03-13T18:00:00.000Z',
    status: 'completed',
    description: 'Exchanged $500.00 to 460.000000 EUR',
  },
  {
    id: '1',
    type: 'purchase',
    amount: '0.5',
    currency: 'ETH',
    timestamp: '2026-03-12T12:00:00.000Z',
    status: 'failed',
    fee: '0.0021',
    description: 'Bought Ethereum',
  },
];
