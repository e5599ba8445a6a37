import type { Decimal } from '../money/money';

/** The kind of movement; another text may come from a later source and is shown in neutral. */
export type TransactionType = 'receive' | 'send' | 'exchange' | 'purchase' | (string & {});

/** The three known states; another text may come from a later source and is shown as it is. */
export type TransactionStatus = 'completed' | 'pending' | 'failed' | (string & {});

/**
 * How the app made a description: from the facts of the transaction, or as a sample. Another text may come from
 * a later source; its `description` is then shown.
 */
export type MadeDescription =
  'sent' | 'received' | 'receivedFrom' | 'exchanged' | 'bought' | SampleDescription | (string & {});

/** The descriptions of the sample transactions. */
export type SampleDescription =
  'concert' | 'hosting' | 'invoice' | 'order' | 'rent' | 'saving' | 'staking' | 'wallet';

/** One line of a wallet's history. It never changes once it is written. */
export interface Transaction {
  readonly id: string;
  readonly type: TransactionType;
  /** Always positive; the type tells the direction. */
  readonly amount: Decimal;
  /** The symbol of its currency: `USD`. */
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
  /** In the transaction's currency, on top of the amount. */
  readonly fee?: Decimal;
  readonly description: string;
  /** How the app made the description, which is then shown in the reader's language; absent for a typed one. */
  readonly made?: MadeDescription;
}

/** A part of a line that may be unreadable; `record` where there was no record at all. */
export type RecordPart = 'record' | Exclude<keyof Transaction, 'made'>;

/**
 * A line of a history that could not be read in full. It has the parts that could be read, and no others. It is shown
 * with a mark, and its unread parts count in no sum. `readRecords` makes it.
 */
export interface UnreadableRecord extends Partial<Omit<Transaction, 'id'>> {
  /** Its own id, or one that is made of its content. */
  readonly id: string;
  /** The parts that could not be read, as they were written; empty text where nothing was there. */
  readonly unread: Readonly<Partial<Record<RecordPart, string>>>;
}

/** A line of a wallet's history. */
export type HistoryRecord = Transaction | UnreadableRecord;

/** Whether a line could not be read in full. */
export const isUnreadable = (record: HistoryRecord): record is UnreadableRecord =>
  'unread' in record;

/** The lines that could be read in full. */
export const transactionsOf = (records: readonly HistoryRecord[]): readonly Transaction[] =>
  records.filter((record): record is Transaction => !isUnreadable(record));

/** The money that a transaction moved. */
export type Movement = Pick<
  Transaction,
  'type' | 'amount' | 'currency' | 'received' | 'receivedCurrency' | 'fee'
>;

const MONEY = [
  'record',
  'type',
  'amount',
  'currency',
  'received',
  'receivedCurrency',
  'fee',
] as const;

/** Whether every amount of money in a line, and its direction, could be read. */
export const hasReadMoney = (record: HistoryRecord): record is HistoryRecord & Movement =>
  !isUnreadable(record) || MONEY.every((part) => record.unread[part] === undefined);

/** How many transactions count as recent. */
export const RECENT_LIMIT = 10;

/** The newest transactions of a list that is kept newest first. */
export function recentTransactions<Line extends HistoryRecord>(
  all: readonly Line[],
): readonly Line[] {
  return all.slice(0, RECENT_LIMIT);
}

/** The other side of a transaction; an exchange has none. */
export function counterpartyOf({
  fromAddress,
  toAddress,
}: Partial<Pick<Transaction, 'fromAddress' | 'toAddress'>>): string | undefined {
  return fromAddress ?? toAddress;
}

/** The symbols of the currencies that it moved: two for an exchange. */
export function symbolsOf({
  currency,
  receivedCurrency,
}: Partial<Pick<Transaction, 'currency' | 'receivedCurrency'>>): readonly string[] {
  return [currency, receivedCurrency].filter((symbol) => symbol !== undefined);
}

/** The sign in front of an amount in a list, as specified: only what was received is a plus. */
export function signOf(type: TransactionType): '+' | '-' {
  return type === 'receive' ? '+' : '-';
}

/** Whether money came in or went out. What was bought came in; an exchange is out in its own currency. */
export function directionOf(type: TransactionType): 'in' | 'out' {
  return type === 'receive' || type === 'purchase' ? 'in' : 'out';
}

/** The English description of a payment for which none was typed. */
export function defaultDescription(toAddress: string): string {
  return `Sent to ${toAddress}`;
}
