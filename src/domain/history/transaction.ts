import type { Decimal } from '../money/money';
import type { TextKind } from '../text/text';
// Without the code of exact arithmetic, which a list of transactions does not need.
import { directionOf as amountSign } from '../money/digits';

/** The kind of movement. A record of another kind than these four has a direction only if `direction` states it. */
export type TransactionType = 'receive' | 'send' | 'exchange' | 'purchase' | (string & {});

/** Whether money was received (`in`) or spent (`out`). */
export type Direction = 'in' | 'out';

/** The three known states. An unknown text from a newer source is shown unchanged. */
export type TransactionStatus = 'completed' | 'pending' | 'failed' | (string & {});

/**
 * The kind of a description that the app generated, either from the transaction or as a sample. For an unknown text
 * from a newer source, `description` is shown.
 */
export type MadeDescription =
  'sent' | 'received' | 'receivedFrom' | 'exchanged' | SampleDescription | (string & {});

/** The descriptions of the sample transactions. */
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
 * One record of a wallet's history. Only its status and `arrived` may change. A changed record is another object with
 * the same id.
 */
export interface Transaction {
  readonly id: string;
  readonly type: TransactionType;
  /**
   * The direction of a transaction whose type is not one of the four known ones, such as `interest`. Each of
   * the known types has a fixed direction and ignores this field.
   */
  readonly direction?: Direction;
  /** Always positive; `directionOf` returns the direction. */
  readonly amount: Decimal;
  /** The symbol of the currency of `amount`: `USD`. */
  readonly currency: string;
  /** The credited amount of an exchange. */
  readonly received?: Decimal;
  /** The symbol of the currency of `received`. */
  readonly receivedCurrency?: string;
  readonly fromAddress?: string;
  readonly toAddress?: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly status: TransactionStatus;
  /**
   * The part of the amount that has arrived so far, in the transaction's currency. Absent if no part has arrived, and
   * for a completed transaction, whose whole amount has arrived. A failed transaction with a part has moved that part.
   */
  readonly arrived?: Decimal;
  /** In the transaction's currency, on top of the amount. */
  readonly fee?: Decimal;
  readonly description: string;
  /**
   * The kind of a generated description, which is then shown in the reader's language. Absent if the user typed the
   * description.
   */
  readonly made?: MadeDescription;
}

/**
 * The texts that the user types for a payment, besides its recipient. The form has a field for each text, the order and
 * the record contain it, and two payments with different texts are different payments.
 */
export const PAYMENT_TEXTS = ['description'] as const satisfies readonly (keyof Transaction &
  TextKind)[];

/** The name of a text that the user types for a payment. */
export type PaymentText = (typeof PAYMENT_TEXTS)[number];

/** Returns an object with a value for each text of a payment. */
export const forEachText = <Value>(valueOf: (name: PaymentText) => Value) =>
  Object.fromEntries(PAYMENT_TEXTS.map((name) => [name, valueOf(name)])) as Record<
    PaymentText,
    Value
  >;

/**
 * A record of a history that is not a `Transaction`, such as one whose amount is a JSON number. `readRecords` returns
 * it. It has no other properties than these, and of the fields of a transaction only the time and the status, if they
 * can be read: a list needs the time for the record's place, and a payment that failed is not announced as made.
 */
export interface UnreadableRecord extends Partial<Omit<Transaction, 'id'>> {
  /** The id of the record, or an id computed from its text. */
  readonly id: string;
  /** The whole record as JSON text. */
  readonly unreadable: string;
}

/** A record of a wallet's history. */
export type HistoryRecord = Transaction | UnreadableRecord;

/** Whether a record is unreadable. */
export const isUnreadable = (record: HistoryRecord): record is UnreadableRecord =>
  'unreadable' in record;

/** The readable records. */
export const transactionsOf = (records: readonly HistoryRecord[]): readonly Transaction[] =>
  records.filter((record): record is Transaction => !isUnreadable(record));

/** The parts of a record that state which money it moved. */
export type Movement = Pick<
  Transaction,
  'type' | 'direction' | 'amount' | 'currency' | 'received' | 'receivedCurrency' | 'fee'
>;

/** How many transactions count as recent. */
const RECENT_LIMIT = 10;

/** The newest transactions of a list, which is sorted newest first. */
export function recentTransactions<Line extends HistoryRecord>(
  all: readonly Line[],
): readonly Line[] {
  return all.slice(0, RECENT_LIMIT);
}

/** The address of the other party of a transaction. An exchange has no other party. */
export function counterpartyOf({
  fromAddress,
  toAddress,
}: Partial<Pick<Transaction, 'fromAddress' | 'toAddress'>>): string | undefined {
  return fromAddress ?? toAddress;
}

/** The symbols of the currencies of a transaction: two for an exchange. */
export function symbolsOf({
  currency,
  receivedCurrency,
}: Partial<Pick<Transaction, 'currency' | 'receivedCurrency'>>): readonly string[] {
  return [currency, receivedCurrency].filter((symbol) => symbol !== undefined);
}

/** The part of the amount that has arrived, for a transaction that is not completed; undefined without one. */
export function arrivedPartOf({
  status,
  arrived,
}: Partial<Pick<Transaction, 'status' | 'arrived'>>): Decimal | undefined {
  const isPart = status !== 'completed' && arrived !== undefined && amountSign(arrived) > 0;
  return isPart ? arrived : undefined;
}

/** The directions of the known types. The `amount` of an exchange is spent; `received` has its other side. */
const DIRECTIONS: Readonly<Record<string, Direction>> = {
  receive: 'in',
  send: 'out',
  purchase: 'out',
  exchange: 'out',
};

/**
 * Whether the amount of a record was received or spent. A known type decides alone; any other type has the record's
 * `direction`. Undefined if the record states no direction, or is unreadable. Signs, colours, sums, sentences
 * and files use this function, so that they agree.
 */
export function directionOf({
  type,
  direction,
}: Partial<Pick<Transaction, 'type' | 'direction'>>): Direction | undefined {
  if (type === undefined) return undefined;
  return Object.hasOwn(DIRECTIONS, type) ? DIRECTIONS[type] : direction;
}

/** The sign in front of an amount in a list: a plus for received money, otherwise a minus. */
export function signOf(record: Partial<Pick<Transaction, 'type' | 'direction'>>): '+' | '-' {
  return directionOf(record) === 'in' ? '+' : '-';
}

/** An amount of one currency that a wallet received or spent. */
export interface Moving {
  /** The symbol of the currency. */
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
 * The amounts that a record moves when it is completed: its amount, its fee, and the credited side of an exchange. None
 * if the record has no direction.
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

/** The English description of a payment for which the user typed none. */
export function defaultDescription(toAddress: string): string {
  return `Sent to ${toAddress}`;
}
