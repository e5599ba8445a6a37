import {
  isUnreadable,
  type HistoryRecord,
  type Transaction,
  type UnreadableRecord,
} from './transaction';
import { decimalFrom, isWritten, shownLine, WRITTEN_BOUNDS, type FieldKind } from '../fields';
import type { Decimal } from '../money/money';

/*
 * Parses untrusted data into records of a history. The data is from a back end, or from an app that passes records to a
 * component.
 */

/** The maximum number of characters of an unreadable record's text. */
const LONGEST_TEXT = 4000;

/** Returns a function that reads texts by the rule of their kind. */
const written = (kind: FieldKind) => (value: unknown) =>
  isWritten(kind, value) ? value : undefined;

const readId = written('id');
const readLabel = written('label');
const readAddress = written('recordAddress');
const readMoment = written('moment');

const readDirection = (value: unknown) => (value === 'in' || value === 'out' ? value : undefined);

const readAmount = (value: unknown) => {
  const amount = decimalFrom(value);
  return amount?.startsWith('-') ? undefined : amount;
};

/** Reads a description. A description that is too long or has control characters is shortened or replaced. */
const readDescription = (value: unknown) => {
  if (typeof value !== 'string' || isWritten('recordDescription', value)) return value;
  return shownLine(value, WRITTEN_BOUNDS.recordDescription);
};

interface FieldRules {
  /** Returns the value in the form in which Florin stores it, or another value than a text if it is invalid. */
  readonly read: (value: unknown) => unknown;
  /** Whether a search looks in the field. */
  readonly isSearched: boolean;
  readonly isOptional: boolean;
  /** For an amount: the name of the field that contains the currency of the amount. */
  readonly unit?: 'currency' | 'receivedCurrency';
}

const amountIn = (unit: 'currency' | 'receivedCurrency') =>
  ({ read: readAmount, isSearched: false, unit }) as const;

/**
 * The rules for each field of a transaction. Parsing, searching and the checks of exact amounts use this table.
 *
 * The columns of the CSV file, the lines of the details page and those of the shared text have similar tables in their
 * modules. If a field is missing in one of the tables, the code does not compile.
 */
export const TRANSACTION_FIELDS = {
  id: { read: readId, isSearched: false, isOptional: false },
  type: { read: readLabel, isSearched: false, isOptional: false },
  direction: { read: readDirection, isSearched: false, isOptional: true },
  amount: { ...amountIn('currency'), isOptional: false },
  currency: { read: readLabel, isSearched: true, isOptional: false },
  received: { ...amountIn('receivedCurrency'), isOptional: true },
  receivedCurrency: { read: readLabel, isSearched: false, isOptional: true },
  fromAddress: { read: readAddress, isSearched: true, isOptional: true },
  toAddress: { read: readAddress, isSearched: true, isOptional: true },
  timestamp: { read: readMoment, isSearched: false, isOptional: false },
  status: { read: readLabel, isSearched: false, isOptional: false },
  arrived: { ...amountIn('currency'), isOptional: true },
  fee: { ...amountIn('currency'), isOptional: true },
  description: { read: readDescription, isSearched: true, isOptional: false },
  made: { read: readLabel, isSearched: false, isOptional: true },
} as const satisfies {
  readonly [Name in keyof Transaction]-?: FieldRules & {
    readonly isOptional: object extends Pick<Transaction, Name> ? true : false;
  } & (Name extends AmountField ? { readonly unit: string } : { readonly unit?: never });
};

export const FIELD_NAMES = Object.keys(TRANSACTION_FIELDS) as readonly (keyof Transaction)[];

type AmountField = {
  [Name in keyof Transaction]-?: Transaction[Name] extends Decimal | undefined ? Name : never;
}[keyof Transaction];

/** The names of the amounts' fields, each with the name of the field that contains its currency. */
export const AMOUNT_FIELDS = FIELD_NAMES.filter(
  (name): name is AmountField => 'unit' in TRANSACTION_FIELDS[name],
).map((name) => [name, TRANSACTION_FIELDS[name].unit] as const);

type Given = Readonly<Partial<Record<keyof Transaction | 'unreadable', unknown>>>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a text of at most 4,000 characters and, if it is shortened, an ellipsis. */
const shortened = (text: string): string =>
  text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;

/**
 * Returns a value as JSON text. If the value cannot be JSON, such as a circular object, returns the name of its type.
 */
function textOf(value: unknown): string {
  try {
    // `JSON.stringify` returns undefined for undefined and for functions.
    const text = JSON.stringify(value, null, 2) as string | undefined;
    return text ?? typeof value;
  } catch {
    return typeof value;
  }
}

/** Returns a short id that is computed from a text. The id is the 32-bit hash FNV-1a. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The parsed records by the value that was parsed. Values are immutable, so each value is parsed once. */
const known = new WeakMap<object, HistoryRecord>();

function remember<Parsed extends HistoryRecord>(record: Parsed): Parsed {
  known.set(record, record);
  return record;
}

/**
 * Returns an unreadable record for a value that is not a valid transaction. The record has an id, the text, and the
 * time and the status if they are valid, because a list needs them.
 */
export function unreadableOf(value: unknown, text = textOf(value)): UnreadableRecord {
  const { id, timestamp, status }: Given = isRecord(value) ? value : {};
  const unreadable = shortened(text);
  const moment = readMoment(timestamp);
  const label = readLabel(status);
  return remember({
    id: readId(id) ?? `odd-${nameOf(unreadable)}`,
    ...(moment !== undefined && { timestamp: moment }),
    ...(label !== undefined && { status: label }),
    unreadable,
  });
}

/** Returns the value of a field in the form in which Florin stores it, or undefined if it is invalid. */
const readField = (name: keyof Transaction, value: unknown): unknown => {
  const read = TRANSACTION_FIELDS[name].read(value);
  return typeof read === 'string' ? read : undefined;
};

const isTransaction = (given: Given): given is Transaction =>
  given.unreadable === undefined &&
  FIELD_NAMES.every((name) =>
    given[name] === undefined
      ? TRANSACTION_FIELDS[name].isOptional
      : readField(name, given[name]) === given[name],
  );

/**
 * Returns whether a field counts as absent. A back end may send `null` for an absent field. There are two exceptions:
 *
 * - A fee of `null` is invalid, because the transaction may have a fee that is not known.
 * - An invalid `made` counts as absent, because the app then shows `description` instead.
 */
function isAbsent(name: keyof Transaction, value: unknown): boolean {
  if (name === 'made') return readLabel(value) === undefined;
  return value === undefined || (value === null && name !== 'fee');
}

function parsed(value: object): HistoryRecord {
  try {
    if (!isRecord(value)) return unreadableOf(value);
    if (isTransaction(value)) return value;
    // The value was parsed before, for example before it was written to a backup.
    if (typeof value.unreadable === 'string') return unreadableOf(value, value.unreadable);
    const present = FIELD_NAMES.filter((name) => !isAbsent(name, value[name]));
    const copy: Given = Object.fromEntries(
      present.map((name) => [name, readField(name, value[name])]),
    );
    const isWhole = present.every((name) => copy[name] !== undefined);
    return isWhole && isTransaction(copy) ? copy : unreadableOf(value);
  } catch {
    // A getter of the value has thrown an error.
    return unreadableOf(typeof value);
  }
}

/**
 * Parses any value into a record of a history. Never throws.
 *
 * - A valid transaction is returned unchanged.
 * - Amounts lose their exponents and redundant zeros: `1e5` becomes `100000`.
 * - A description becomes a line of at most 280 characters without control characters.
 * - Any other value becomes an unreadable record with the value's text. No invalid value is guessed.
 */
export function readRecord(value: unknown): HistoryRecord {
  if (typeof value !== 'object' || value === null) return unreadableOf(value);
  const record = known.get(value) ?? remember(parsed(value));
  known.set(value, record);
  return record;
}

/** The number of characters of an id that a repeated id keeps, so that it is not too long with its number. */
const LONGEST_START = WRITTEN_BOUNDS.id - 12;

/**
 * Parses values into records with unique ids. If two have the same id, the second becomes an unreadable record with
 * another id.
 */
export function readRecords(values: readonly unknown[]): readonly HistoryRecord[] {
  const taken = new Set<string>();
  return values.map((value) => {
    const record = readRecord(value);
    const { id } = record;
    let own = id;
    for (let count = 2; taken.has(own); count++) own = `${id.slice(0, LONGEST_START)}#${count}`;
    taken.add(own);
    if (own === id) return record;
    return remember({ ...(isUnreadable(record) ? record : unreadableOf(record)), id: own });
  });
}
