import type {
  Balances,
  Currency,
  CurrencyId,
  CurrencyInfo,
  Market,
  UnknownAmount,
} from '../currency/currency';
import {
  ZERO,
  add,
  compare,
  divide,
  isPositive,
  multiply,
  round,
  subtract,
  sum,
  type Decimal,
} from '../money/money';
import type { HistoryRecord } from '../history/transaction';

/** The types of wallets that Florin offers to the user, in this order. */
export const WALLET_TYPES = ['personal', 'business', 'savings'] as const;

/** The purpose of a wallet. Apps and back ends may use other texts than `WALLET_TYPES`. */
export type WalletType = (typeof WALLET_TYPES)[number] | (string & {});

/** The names of the gradients for wallets. */
export const WALLET_COLORS = ['evergreen', 'tide', 'plum', 'ember', 'slate', 'florin'] as const;

/** The name of one of the theme's gradients. */
export type WalletColor = (typeof WALLET_COLORS)[number];

interface WalletBase {
  readonly id: string;
  readonly name: string;
  /** Set if the app has generated the name from the type. The app then shows the name in the reader's language. */
  readonly hasMadeName?: true;
  readonly type: WalletType;
  /** The time of creation, ISO 8601, UTC. */
  readonly createdAt: string;
  /** The history, newest first. */
  readonly transactions: readonly HistoryRecord[];
}

/** A wallet for the user interface. `WalletRecord` is the stored form. */
export interface Wallet extends WalletBase {
  /** All currencies of the app, each with the wallet's balance and the price. */
  readonly currencies: readonly Currency[];
  /** True for exactly one wallet, which the app shows and which pays for orders. */
  readonly isActive: boolean;
  /**
   * A CSS gradient, such as `linear-gradient(135deg, #0B4D3A, #14735A)`. The colours may be CSS variables of the theme.
   */
  readonly color: string;
}

/**
 * A wallet as it is stored. It differs from `Wallet`:
 *
 * - It has no prices, because all wallets use the same prices.
 * - It has no `isActive`, because the state contains the id of the active wallet.
 * - Its `color` is the name of a gradient, because the CSS depends on the theme.
 */
export interface WalletRecord extends WalletBase {
  readonly balances: Balances;
  /** The balances that could not be read. They are not in `balances`, so they are neither spent nor summed. */
  readonly unknownBalances?: UnknownBalances | undefined;
  readonly color: WalletColor;
}

/** Unknown balances by currency. The balance of a missing currency is known. */
export type UnknownBalances = Readonly<Partial<Record<CurrencyId, UnknownAmount>>>;

/** The balances of a wallet without money. */
export const NO_BALANCES: Balances = {};

/** Returns a function that caches its result for each argument. The arguments must be immutable. */
function once<Of extends object>(workOut: (of: Of) => Decimal): (of: Of) => Decimal {
  const known = new WeakMap<Of, Decimal>();
  return (of) => {
    const result = known.get(of) ?? workOut(of);
    known.set(of, result);
    return result;
  };
}

/**
 * Whether a total is incomplete. It is true if a balance is unknown. It is `'unpriced'` if all balances are known, but
 * a price is missing.
 */
export type PartialTotal = boolean | 'unpriced';

/**
 * Returns whether the total of a wallet is incomplete. `currencies` are the wallet's currencies with their balances.
 */
export function isPartial(
  { unknownBalances = {} }: Pick<WalletRecord, 'unknownBalances'>,
  currencies: readonly Currency[],
): PartialTotal {
  if (Object.keys(unknownBalances).length > 0) return true;
  const isUnpriced = ({ balance, price }: Currency) =>
    price === undefined && compare(balance, ZERO) !== 0;
  return currencies.some(isUnpriced) && 'unpriced';
}

/**
 * Returns the exact value of a balance in the app's unit of account (by default US dollars). A currency without a price
 * has the value zero, so that sums omit it.
 */
export const worthOf: (of: Currency) => Decimal = once(({ balance, price }) =>
  price === undefined ? ZERO : multiply(balance, price),
);

const worthOfAll = once((currencies: readonly Currency[]) => sum(currencies.map(worthOf)));

/** Returns the exact total of a wallet in the app's unit of account, without the currencies that have no price. */
export function totalOf({ currencies }: Pick<Wallet, 'currencies'>): Decimal {
  return worthOfAll(currencies);
}

/**
 * The number of decimals of a division. It is much larger than the number of shown decimals, so the rounding error is
 * not visible.
 */
const PLACES = 40;

/**
 * Returns the value of a balance a day ago. If the price fell by 100 percent or more, the price a day ago cannot be
 * calculated, and the current value is returned.
 */
function worthBefore(currency: Currency): Decimal {
  const left = add('100', currency.change24h ?? ZERO);
  const worth = worthOf(currency);
  return isPositive(left) ? divide(multiply(worth, '100'), left, PLACES) : worth;
}

/**
 * Returns the change of a wallet's value over 24 hours in percent, with two decimals, for `BalanceCard`.
 *
 * - Only changes of prices count. The current balances are used for the whole day.
 * - The result is 0 if the value a day ago was zero.
 * - The result is undefined if a currency has a balance, but the change of its price is unknown.
 */
export function changeOf({ currencies }: Pick<Wallet, 'currencies'>): Decimal | undefined {
  const isUnknown = (currency: Currency) =>
    currency.change24h === undefined && compare(worthOf(currency), ZERO) !== 0;
  if (currencies.some(isUnknown)) return undefined;
  const before = sum(currencies.map(worthBefore));
  if (compare(before, ZERO) === 0) return ZERO;
  const gained = multiply(subtract(totalOf({ currencies }), before), '100');
  return round(divide(gained, before, PLACES), 2);
}

/**
 * Returns all currencies with their balances in a wallet and their prices. An unchanged currency is the same object as
 * in `before`. If no currency has changed, the result is `before`.
 */
export function currenciesOf(
  infos: readonly CurrencyInfo[],
  balances: Balances,
  market: Market,
  before: readonly Currency[] = [],
  unknownBalances: UnknownBalances = {},
): readonly Currency[] {
  const currencies = infos.map((info, index) => {
    const known = before[index];
    const { price, change24h } = market[info.id] ?? {};
    const balance = balances[info.id] ?? ZERO;
    const unknownBalance = unknownBalances[info.id];
    const isSame =
      known?.balance === balance &&
      known.price === price &&
      known.change24h === change24h &&
      known.unknownBalance === unknownBalance;
    return isSame
      ? known
      : {
          ...info,
          ...(price !== undefined && { price }),
          ...(change24h !== undefined && { change24h }),
          balance,
          ...(unknownBalance && { unknownBalance }),
        };
  });
  return currencies.every((currency, index) => currency === before[index]) ? before : currencies;
}
