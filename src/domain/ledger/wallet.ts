import type {
  Balances,
  Currency,
  CurrencyId,
  CurrencyInfo,
  Market,
  UnknownAmount,
} from '../currency/currency';
import type { Decimal } from '../money/money';
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
} from '../money/money';
import type { HistoryRecord } from '../history/transaction';

/** The purposes of wallets, in the order in which Florin offers them. */
export const WALLET_TYPES = ['personal', 'business', 'savings'] as const;

/** The purpose of a wallet: one of `WALLET_TYPES`, or another text of an app or a back end. */
export type WalletType = (typeof WALLET_TYPES)[number] | (string & {});

/** The gradients of new wallets. */
export const WALLET_COLORS = ['evergreen', 'tide', 'plum', 'ember', 'slate', 'florin'] as const;

/** The name of a gradient of the theme. */
export type WalletColor = (typeof WALLET_COLORS)[number];

interface WalletBase {
  readonly id: string;
  readonly name: string;
  /** The app generated the name from the type, and shows the name in the reader's language. */
  readonly hasMadeName?: true;
  readonly type: WalletType;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** Newest first. */
  readonly transactions: readonly HistoryRecord[];
}

/** A wallet for the interface. A `WalletRecord` is the stored form of it. */
export interface Wallet extends WalletBase {
  /** All currencies, each with its balance and price. */
  readonly currencies: readonly Currency[];
  /** True for exactly one wallet, which is shown and pays for orders. */
  readonly isActive: boolean;
  /** A CSS gradient: `linear-gradient(135deg, #0B4D3A, #14735A)`. Its colours may be variables of the theme. */
  readonly color: string;
}

/**
 * A wallet as it is stored. It has no prices, because all wallets have the same market. It has no `isActive`, because
 * the state contains the id of the active wallet. Its colour is the name of a gradient of the theme.
 */
export interface WalletRecord extends WalletBase {
  readonly balances: Balances;
  /** The unknown balances. `balances` lacks them, so they are neither counted nor spent. */
  readonly unknownBalances?: UnknownBalances | undefined;
  readonly color: WalletColor;
}

/** Unknown balances by currency. A missing currency has a known balance. */
export type UnknownBalances = Readonly<Partial<Record<CurrencyId, UnknownAmount>>>;

/** No money in any currency. */
export const NO_BALANCES: Balances = {};

/** Caches the result for each object. This is safe, because objects of the state never change. */
function once<Of extends object>(workOut: (of: Of) => Decimal): (of: Of) => Decimal {
  const known = new WeakMap<Of, Decimal>();
  return (of) => {
    const result = known.get(of) ?? workOut(of);
    known.set(of, result);
    return result;
  };
}

/**
 * Whether a total is incomplete: true if a balance is unknown, `'unpriced'` if all balances are known and only prices
 * are missing.
 */
export type PartialTotal = boolean | 'unpriced';

/** Whether the total of a wallet is incomplete. `currencies` are the wallet's currencies with their balances. */
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
 * The value of a wallet's balance of one currency in the unit of account, exactly. It is zero for a currency without a
 * price, so that sums omit the currency.
 */
export const worthOf: (of: Currency) => Decimal = once(({ balance, price }) =>
  price === undefined ? ZERO : multiply(balance, price),
);

const worthOfAll = once((currencies: readonly Currency[]) => sum(currencies.map(worthOf)));

/** The value of a wallet's currencies that have a price, in the unit of account, exactly. */
export function totalOf({ currencies }: Pick<Wallet, 'currencies'>): Decimal {
  return worthOfAll(currencies);
}

/**
 * The number of decimals of a quotient. It is far larger than the number of shown decimals, so the rounding is not
 * visible.
 */
const PLACES = 40;

/**
 * The value of a balance a day ago. If the price fell by 100 percent or more, the earlier price cannot be calculated,
 * and the current value is returned.
 */
function worthBefore(currency: Currency): Decimal {
  const left = add('100', currency.change24h ?? ZERO);
  const worth = worthOf(currency);
  return isPositive(left) ? divide(multiply(worth, '100'), left, PLACES) : worth;
}

/**
 * The change of a wallet's value over 24 hours in percent, with two decimals, for `BalanceCard`. Only prices count: the
 * current balances are used for the whole day. The result is 0 if the value a day ago was zero. It is undefined if the
 * change of a currency with a balance is unknown.
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
 * Every currency with its balance in a wallet and its quote. An unchanged currency is the same object as in `before`,
 * so that a change can be detected by reference.
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
