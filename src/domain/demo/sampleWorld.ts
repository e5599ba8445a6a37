import type { Balances, DefaultCurrencyId, Market } from '../currency/currency';
import { CHAIN_LIST } from '../currency/chain';
import { CURRENCY_LIST, forEachCurrency } from '../currency/currency';
import type { WalletState } from '../ledger/ledger';
import type { Decimal } from '../money/money';
import { multiply } from '../money/money';
import { BUSINESS, DAY, history, PERSONAL, SAVINGS } from './sampleTransactions';

import { NO_BALANCES } from '../ledger/wallet';

/** The balances of the personal wallet. The other wallets have 30 and 150 percent of these balances. */
export const SAMPLE_BALANCES: Readonly<Record<DefaultCurrencyId, Decimal>> = {
  usd: '2847.32',
  eur: '1250.75',
  gbp: '890.45',
  btc: '0.15423',
  eth: '2.8934',
  ada: '1250.5',
};

/** Prices before the first tick: some have risen, some have fallen, some are unchanged. */
export const SAMPLE_MARKET: Market = {
  usd: { price: '1', change24h: '0' },
  eur: { price: '1.08', change24h: '0.12' },
  gbp: { price: '1.25', change24h: '-0.08' },
  btc: { price: '43250', change24h: '2.45' },
  eth: { price: '2580', change24h: '-1.23' },
  ada: { price: '0.45', change24h: '3.67' },
};

/** Multiplies the base balances by a share, unrounded: the business wallet has 375.225 euros. */
function shareOfBase(share: Decimal): Balances {
  return forEachCurrency(CURRENCY_LIST, (id) => multiply(SAMPLE_BALANCES[id], share));
}

/**
 * The state that the app starts with: three wallets with 100, 30 and 150 percent of the base balances, and transactions
 * of every type and status. `now` is the current time in milliseconds. The transactions have dates before it.
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

/** A state with one empty wallet without a history. */
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
