import type { Decimal } from '../money/money';
import type { TextKind } from '../text/text';
// Importing `digits.ts` instead of `money.ts` keeps exact arithmetic out of pages that only list transactions.
import { directionOf as amountSign } from '../money/digits';

/**
 * The type of a transaction. A back end may send other types than these four. They have a direction only if the field
 * `direction` is set.
 */
export type TransactionType = 'receive' | 'send' | 'exchange' | 'purchase' | (string & {});

/** Whether money was received (`in`) or spent (`out`). */
export type Direction = 'in' | 'out';

/**
 * The status of a transaction. A status that Florin does not know, for example from a newer back end, is shown
 * unchanged.
 */
export type TransactionStatus = 'completed' | 'pending' | 'failed' | (string & {});

/**
 * The kind of a generated description, which the app translates. If Florin does not know the kind, the app shows
 * `description`.
 */
export type MadeDescription =
  'sent' | 'received' | 'receivedFrom' | 'exchanged' | SampleDescription | (string & {});

/** The kinds of descriptions of the sample transactions. */
export type SampleDescription =
  | 'concert'
  | 'groceries'
  | 'hosting'
  | 'invoice'
  | 'order'
  | 'rent'
  | 'saving'
  | 'staking'
  | 'wallet';

/**
 * A transaction in a wallet's history. Only `status` and `arrived` may change later. A changed transaction is a new
 * object with the same id.
 */
export interface Transaction {
  readonly id: string;
  readonly type: TransactionType;
  /**
   * The direction of a transaction with another type than the four known types, such as `interest`. The known types
   * have fixed directions and ignore this field.
   */
  readonly direction?: Direction;
  /** Always positive; `directionOf` returns the direction. */
  readonly amount: Decimal;
  /** The symbol of the currency, such as `USD`. */
  readonly currency: string;
  /** The amount that an exchange credits. */
  readonly received?: Decimal;
  readonly receivedCurrency?: string;
  readonly fromAddress?: string;
  readonly toAddress?: string;
  /** The time of the transaction, ISO 8601, UTC. */
  readonly timestamp: string;
  readonly status: TransactionStatus;
  /**
   * The part of the amount that has arrived, in the transaction's currency. It is absent if nothing has arrived,
   * and for a completed transaction. A failed transaction may have moved a part of its amount.
   */
  readonly arrived?: Decimal;
  /** The fee, which is paid in addition to the amount, in the transaction's currency. */
  readonly fee?: Decimal;
  readonly description: string;
  /**
   * The kind of a generated description, so that the app can show it in the reader's language. Absent if the user typed
   * the description.
   */
  readonly made?: MadeDescription;
}

/**
 * The fields of a payment, besides the recipient, in which the user types a text. The form, the order and the
 * transaction have each of these fields. Two payments with different texts are different payments.
 */
export const PAYMENT_TEXTS = ['description'] as const satisfies readonly (keyof Transaction &
  TextKind)[];

/** The name of a field in which the user types a text of a payment. */
export type PaymentText = (typeof PAYMENT_TEXTS)[number];

export const forEachText = <Value>(valueOf: (name: PaymentText) => Value) =>
  Object.fromEntries(PAYMENT_TEXTS.map((name) => [name, valueOf(name)])) as Record<
    PaymentText,
    Value
  >;

/**
 * A record that is not a valid `Transaction`, for example because its amount is a JSON number. `readRecords` creates
 * these records.
 *
 * Only `timestamp` and `status` may be set, if they are valid. A list needs the time to sort the record. With the
 * status, the app does not announce a failed payment as completed.
 */
export interface UnreadableRecord extends Partial<Omit<Transaction, 'id'>> {
  /** The id of the original record, or an id that is computed from its text. */
  readonly id: string;
  /** The original record as JSON text. */
  readonly unreadable: string;
}

/** A transaction, or a record that Florin cannot read. */
export type HistoryRecord = Transaction | UnreadableRecord;

export const isUnreadable = (record: HistoryRecord): record is UnreadableRecord =>
  'unreadable' in record;

/** Returns the records that are valid transactions. */
export const transactionsOf = (records: readonly HistoryRecord[]): readonly Transaction[] =>
  records.filter((record): record is Transaction => !isUnreadable(record));

/** The fields of a transaction that determine how much money it moved. */
export type Movement = Pick<
  Transaction,
  'type' | 'direction' | 'amount' | 'currency' | 'received' | 'receivedCurrency' | 'fee'
>;

const RECENT_LIMIT = 10;

/** Returns the first ten transactions of a list that is sorted newest first. */
export function recentTransactions<Line extends HistoryRecord>(
  all: readonly Line[],
): readonly Line[] {
  return all.slice(0, RECENT_LIMIT);
}

/**
 * Returns the address of the other party of a transaction. Returns undefined for an exchange, which has no other party.
 */
export function counterpartyOf({
  fromAddress,
  toAddress,
}: Partial<Pick<Transaction, 'fromAddress' | 'toAddress'>>): string | undefined {
  return fromAddress ?? toAddress;
}

/** Returns the symbols of a transaction's currencies. An exchange has two. */
export function symbolsOf({
  currency,
  receivedCurrency,
}: Partial<Pick<Transaction, 'currency' | 'receivedCurrency'>>): readonly string[] {
  return [currency, receivedCurrency].filter((symbol) => symbol !== undefined);
}

/**
 * Returns the part of the amount that has arrived, if the transaction is not completed. Otherwise returns undefined.
 */
export function arrivedPartOf({
  status,
  arrived,
}: Partial<Pick<Transaction, 'status' | 'arrived'>>): Decimal | undefined {
  const isPart = status !== 'completed' && arrived !== undefined && amountSign(arrived) > 0;
  return isPart ? arrived : undefined;
}

/**
 * The directions of the known types. An exchange is `out`, because its `amount` is spent; `received` is the bought
 * amount.
 */
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  receive: 'in',
  send: 'out',
  purchase: 'out',
  exchange: 'out',
};

/**
 * Returns whether the amount of a transaction was received or spent. Known types have a fixed direction, and other
 * types the direction in the record. Returns undefined if there is no direction, or if the record is unreadable.
 */
export function directionOf({
  type,
  direction,
}: Partial<Pick<Transaction, 'type' | 'direction'>>): Direction | undefined {
  if (type === undefined) return undefined;
  return Object.hasOwn(DIRECTIONS, type) ? DIRECTIONS[type] : direction;
}

/** Returns the sign before an amount in a list: a plus for received money, otherwise a minus. */
export function signOf(record: Partial<Pick<Transaction, 'type' | 'direction'>>): '+' | '-' {
  return directionOf(record) === 'in' ? '+' : '-';
}

/** An amount in one currency that a transaction adds to a wallet or takes from it. */
export interface Moving {
  readonly currency: string;
  readonly direction: Direction;
  readonly amount: Decimal;
}

const moving = (
  currency: string | undefined,
  direction: Direction,
  amount: Decimal | undefined,
): readonly Moving[] =>
  currency === undefined || amount === undefined ? [] : [{ currency, direction, amount }];

/**
 * Returns the amounts that a transaction moves when it is completed: its amount, its fee, and the bought amount of an
 * exchange. A transaction without a direction moves none.
 */
export function movingsOf(record: Partial<Movement>): readonly Moving[] {
  const { type, amount, currency, fee, received, receivedCurrency } = record;
  const direction = directionOf(record);
  if (direction === undefined) return [];
  return [
    ...moving(currency, direction, amount),
    ...moving(currency, 'out', fee),
    ...(type === 'exchange' ? moving(receivedCurrency, 'in', received) : []),
  ];
}

/** Returns the English description of a payment whose description the user left empty. */
export function defaultDescription(toAddress: string): string {
  return `Sent to ${toAddress}`;
}
