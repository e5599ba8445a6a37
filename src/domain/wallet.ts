import type { Balances, Currency, Market } from './currency';
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

interface WalletBase {
  readonly id: string;
  readonly name: string;
  readonly type: WalletType;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Newest first. */
  readonly transactions: readonly Transaction[];
}

/** A wallet as the interface shows it and as the specification describes it. */
export interface Wallet extends WalletBase {
  /** All six, with what the wallet holds of each and what one unit costs. */
  readonly currencies: readonly Currency[];
  /** True for exactly one wallet: the one that is shown and that orders are taken from. */
  readonly isActive: boolean;
  /** A CSS gradient: `linear-gradient(135deg, #0B4D3A, #14735A)`. */
  readonly color: string;
}

/**
 * A wallet as it is stored, with nothing in it that is said elsewhere: one market serves all
 * wallets, the state says once which wallet is active, and the theme knows the gradient.
 */
export interface WalletRecord extends WalletBase {
  readonly balances: Balances;
  readonly color: WalletColor;
}

/** No money in any currency. */
export const NO_BALANCES: Balances = forEachCurrency(() => ZERO);

/** US dollars that a whole wallet is worth, exactly. */
export function totalOf({ currencies }: Pick<Wallet, 'currencies'>): Decimal {
  return sum(currencies.map(({ balance, price }) => multiply(balance, price)));
}

/** Every currency with what a wallet holds of it and what the market says of it. */
export function currenciesOf(balances: Balances, market: Market): readonly Currency[] {
  return CURRENCY_IDS.map((id) => ({
    ...CURRENCIES[id],
    ...market[id],
    balance: balances[id],
  }));
}
