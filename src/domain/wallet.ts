import type { Balances, Currency, CurrencyId, Market } from './currency';
import { CURRENCIES, CURRENCY_IDS, forEachCurrency } from './currency';
import type { Decimal } from './money';
import { ZERO, multiply, sum } from './money';
import type { Transaction } from './transaction';

/** What wallets are kept for, in the order in which they are offered. */
export const WALLET_TYPES = ['personal', 'business', 'savings'] as const;

/** What a wallet is kept for. */
export type WalletType = (typeof WALLET_TYPES)[number];

/** The gradients that a new wallet may get. */
export const WALLET_COLORS = ['evergreen', 'tide', 'plum', 'ember', 'slate', 'florin'] as const;

/** Names a gradient of the theme. */
export type WalletColor = (typeof WALLET_COLORS)[number];

/**
 * A wallet: balances and their history. Prices are not in it, since one market serves all wallets;
 * which wallet is active is said once, beside them, so that exactly one always is.
 */
export interface Wallet {
  readonly id: string;
  readonly name: string;
  readonly type: WalletType;
  readonly color: WalletColor;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly balances: Balances;
  /** Newest first. */
  readonly transactions: readonly Transaction[];
}

/** No money in any currency. */
export const NO_BALANCES: Balances = forEachCurrency(() => ZERO);

/** US dollars that a balance is worth, exactly. */
export function valueOf(balance: Decimal, currency: CurrencyId, market: Market): Decimal {
  return multiply(balance, market[currency].price);
}

/** US dollars that a whole wallet is worth, exactly. */
export function totalOf(wallet: Wallet, market: Market): Decimal {
  return sum(CURRENCY_IDS.map((id) => valueOf(wallet.balances[id], id, market)));
}

/** A wallet's currencies as they are shown: what each is, how much there is, what it is worth. */
export function currenciesOf(wallet: Wallet, market: Market): readonly Currency[] {
  return CURRENCY_IDS.map((id) => ({
    ...CURRENCIES[id],
    ...market[id],
    balance: wallet.balances[id],
  }));
}
