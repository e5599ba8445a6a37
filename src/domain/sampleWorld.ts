import type { Balances, Market } from './currency';
import { forEachCurrency } from './currency';
import type { WalletState } from './ledger';
import type { Decimal } from './money';
import { multiply } from './money';
import type { Transaction } from './transaction';
import { DEMO_CREDENTIALS } from './user';
import { NO_BALANCES } from './wallet';

/** The personal wallet's balances; the others hold a share of them. */
export const SAMPLE_BALANCES: Balances = {
  usd: '2847.32',
  eur: '1250.75',
  gbp: '890.45',
  btc: '0.15423',
  eth: '2.8934',
  ada: '1250.5',
};

/** Prices before the first tick: they have risen, fallen, or stood still. */
export const SAMPLE_MARKET: Market = {
  usd: { price: '1', change24h: '0' },
  eur: { price: '1.08', change24h: '0.12' },
  gbp: { price: '1.25', change24h: '-0.08' },
  btc: { price: '43250', change24h: '2.45' },
  eth: { price: '2580', change24h: '-1.23' },
  ada: { price: '0.45', change24h: '3.67' },
};

/** A share of the base balances, unrounded: Business holds 375.225 euros. */
function shareOfBase(share: Decimal): Balances {
  return forEachCurrency((id) => multiply(SAMPLE_BALANCES[id], share));
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A sample transaction, told by how long ago it happened. */
type Sample = Omit<Transaction, 'id' | 'timestamp'> & { readonly ago: number };

const PERSONAL: readonly Sample[] = [
  {
    ago: 25 * MINUTE,
    type: 'receive',
    amount: '0.0125',
    currency: 'BTC',
    fromAddress: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    status: 'completed',
    description: 'Received Bitcoin',
  },
  {
    ago: 3 * HOUR,
    type: 'send',
    amount: '120',
    currency: 'USD',
    toAddress: 'rent@example.com',
    status: 'pending',
    description: 'Rent share',
  },
  {
    ago: 8 * HOUR,
    type: 'exchange',
    amount: '500',
    currency: 'USD',
    status: 'completed',
    description: 'Exchanged $500.00 to 460.000000 EUR',
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
  },
  {
    ago: 2 * DAY,
    type: 'purchase',
    amount: '0.5',
    currency: 'ETH',
    status: 'completed',
    description: 'Bought Ethereum',
  },
  {
    ago: 3 * DAY,
    type: 'send',
    amount: '75.5',
    currency: 'GBP',
    toAddress: 'tickets@example.org',
    status: 'failed',
    description: 'Concert tickets',
  },
  {
    ago: 5 * DAY,
    type: 'receive',
    amount: '1250.5',
    currency: 'ADA',
    fromAddress: 'addr1vx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzers66hrl8',
    status: 'completed',
    description: 'Staking payout',
  },
  {
    ago: 7 * DAY,
    type: 'receive',
    amount: '850',
    currency: 'EUR',
    fromAddress: 'invoices@example.net',
    status: 'completed',
    description: 'Invoice 1047',
  },
];

const BUSINESS: readonly Sample[] = [
  {
    ago: 2 * HOUR,
    type: 'receive',
    amount: '320',
    currency: 'USD',
    fromAddress: 'orders@example.com',
    status: 'completed',
    description: 'Order 2211',
  },
  {
    ago: 4 * DAY,
    type: 'send',
    amount: '48.9',
    currency: 'EUR',
    toAddress: 'hosting@example.net',
    status: 'completed',
    description: 'Web hosting',
  },
];

const SAVINGS: readonly Sample[] = [
  {
    ago: 30 * DAY,
    type: 'receive',
    amount: '400',
    currency: 'USD',
    fromAddress: DEMO_CREDENTIALS.email,
    status: 'completed',
    description: 'Monthly saving',
  },
];

function history(prefix: string, samples: readonly Sample[], now: number): Transaction[] {
  return samples.map(({ ago, ...sample }, index) => ({
    ...sample,
    id: `${prefix}-${samples.length - index}`,
    timestamp: new Date(now - ago).toISOString(),
  }));
}

/**
 * The world that the app starts with: three wallets at 100, 30 and 150 percent of the base
 * balances, and transactions of every type and status. `now` is the current time in milliseconds;
 * the transactions are dated back from it.
 */
export function sampleWorld(now: number): WalletState {
  const createdAt = new Date(now - 45 * DAY).toISOString();
  return {
    wallets: [
      {
        id: 'personal',
        name: 'Personal Wallet',
        type: 'personal',
        color: 'evergreen',
        createdAt,
        balances: SAMPLE_BALANCES,
        transactions: history('personal', PERSONAL, now),
      },
      {
        id: 'business',
        name: 'Business Wallet',
        type: 'business',
        color: 'tide',
        createdAt,
        balances: shareOfBase('0.3'),
        transactions: history('business', BUSINESS, now),
      },
      {
        id: 'savings',
        name: 'Savings Wallet',
        type: 'savings',
        color: 'florin',
        createdAt,
        balances: shareOfBase('1.5'),
        transactions: history('savings', SAVINGS, now),
      },
    ],
    activeWalletId: 'personal',
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    market: SAMPLE_MARKET,
    pending: [],
  };
}

/** A world with one wallet that holds nothing and has no history. */
export function emptyWorld(now: number): WalletState {
  const world = sampleWorld(now);
  return {
    ...world,
    wallets: world.wallets.slice(0, 1).map((wallet) => ({
      ...wallet,
      balances: NO_BALANCES,
      transactions: [],
    })),
  };
}
