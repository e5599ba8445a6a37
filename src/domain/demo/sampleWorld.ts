import { CHAIN_LIST } from '../currency/chain';
import { CURRENCY_LIST, forEachCurrency, type Balances, type Market } from '../currency/currency';
import type { WalletState } from '../ledger/ledger';
import { multiply, type Decimal } from '../money/money';
import { SAMPLE_CURRENCIES } from './sampleCurrencies';
import { BUSINESS, DAY, history, PERSONAL, SAVINGS } from './sampleTransactions';
import { NO_BALANCES } from '../ledger/wallet';

/**
 * The balances of the personal wallet. The business wallet has 30 percent of them, and the savings wallet 150 percent.
 */
export const SAMPLE_BALANCES = forEachCurrency(
  CURRENCY_LIST,
  (id) => SAMPLE_CURRENCIES[id].balance,
);

/** The initial prices of the demo, before the first price update. */
export const SAMPLE_MARKET: Required<Market> = forEachCurrency(CURRENCY_LIST, (id) => {
  const { price, change24h } = SAMPLE_CURRENCIES[id];
  return { price, change24h };
});

/** Multiplies the personal wallet's balances by a share, without rounding: the business wallet has 375.225 euros. */
function shareOfBase(share: Decimal): Balances {
  return forEachCurrency(CURRENCY_LIST, (id) => multiply(SAMPLE_BALANCES[id], share));
}

/**
 * Returns the sample data of the demo: three wallets, with transactions of every type and status. `now` is the current
 * time in milliseconds since 1970, UTC. All transactions are before this time.
 */
export function sampleWorld(now: number): WalletState {
  const createdAt = new Date(now - 45 * DAY).toISOString();
  return {
    currencies: CURRENCY_LIST,
    chains: CHAIN_LIST,
    wallets: [
      {
        id: 'personal',
        name: 'Personal Wallet',
        hasMadeName: true,
        type: 'personal',
        color: 'evergreen',
        createdAt,
        balances: SAMPLE_BALANCES,
        unknownBalances: {},
        transactions: history('personal', PERSONAL, now),
      },
      {
        id: 'business',
        name: 'Business Wallet',
        hasMadeName: true,
        type: 'business',
        color: 'tide',
        createdAt,
        balances: shareOfBase('0.3'),
        unknownBalances: {},
        transactions: history('business', BUSINESS, now),
      },
      {
        id: 'savings',
        name: 'Savings Wallet',
        hasMadeName: true,
        type: 'savings',
        color: 'florin',
        createdAt,
        balances: shareOfBase('1.5'),
        unknownBalances: {},
        transactions: history('savings', SAVINGS, now),
      },
    ],
    activeWalletId: 'personal',
    primaryCurrency: 'usd',
    chainId: 'ethereum',
    market: SAMPLE_MARKET,
    pending: [],
    settled: [],
  };
}

/** Returns a state with one wallet that has no money and no transactions. */
export function emptyWorld(now: number): WalletState {
  const world = sampleWorld(now);
  return {
    ...world,
    wallets: world.wallets.slice(0, 1).map((wallet) => ({
      ...wallet,
      balances: NO_BALANCES,
      unknownBalances: {},
      transactions: [],
    })),
  };
}
