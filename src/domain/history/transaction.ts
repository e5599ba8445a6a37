import type { Decimal } from '../money/money';

/** The kind of movement; another text may come from a later source and is shown in neutral. */
export type TransactionType = 'receive' | 'send' | 'exchange' | 'purchase' | (string & {});

/** The three known states; another text may come from a later source and is shown as it is. */
export type TransactionStatus = 'completed' | 'pending' | 'failed' | (string & {});

/** A part of a transaction that may be odd; `record` where there was no record at all. */
export type OddField =
  | 'record'
  | 'id'
  | 'type'
  | 'amount'
  | 'currency'
  | 'received'
  | 'receivedCurrency'
  | 'fromAddress'
  | 'toAddress'
  | 'timestamp'
  | 'status'
  | 'fee'
  | 'description';

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
  /**
   * The parts that could not be read, as they were written; empty text where nothing was there. Such a part
   * has no value of its own: the amount is then `0`, a text empty, and an optional part absent. It is shown
   * as it was written, with a mark, and counts in no sum. `readableTransaction` finds them.
   */
  readonly odd?: Readonly<Partial<Record<OddField, string>>>;
}

/** Whether an amount of money in it, or the direction of one, could not be read. */
export function hasOddMoney({ odd }: Pick<Transaction, 'odd'>): boolean {
  return MONEY.some((part) => odd?.[part] !== undefined);
}

const MONEY = [
  'record',
  'type',
  'amount',
  'currency',
  'received',
  'receivedCurrency',
  'fee',
] as const;

/** How many transactions count as recent. */
export const RECENT_LIMIT = 10;

/** The newest transactions of a list that is kept newest first. */
export function recentTransactions(all: readonly Transaction[]): readonly Transaction[] {
  return all.slice(0, RECENT_LIMIT);
}

/** The other side of a transaction; an exchange has none. */
export function counterpartyOf({
  fromAddress,
  toAddress,
}: Pick<Transaction, 'fromAddress' | 'toAddress'>): string | undefined {
  return fromAddress ?? toAddress;
}

/** The symbols of the currencies that it moved: two for an exchange. */
export function symbolsOf({
  currency,
  receivedCurrency,
}: Pick<Transaction, 'currency' | 'receivedCurrency'>): readonly string[] {
  return receivedCurrency === undefined ? [currency] : [currency, receivedCurrency];
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
