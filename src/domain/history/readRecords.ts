import type { HistoryRecord, Transaction, UnreadableRecord } from './transaction';
import { isUnreadable } from './transaction';
import { millisOf } from '../moment';
import type { Decimal } from '../money/money';

/*
 * Parses foreign data into records of a history: the responses of a back end, and records that an app passes to a
 * component.
 */

/** The longest readable amount in characters. Without a limit, a huge amount could exhaust the memory. */
const LONGEST_AMOUNT = 100;

/** The text of an unreadable record is cut after this number of characters. */
const LONGEST_TEXT = 4000;

const AMOUNT = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;
const MOMENT = /^\d{4}-\d\d-\d\d/;

const isText = (value: unknown) => typeof value === 'string';
const isFilled = (value: unknown): value is string => isText(value) && value !== '';
const isAmount = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_AMOUNT && AMOUNT.test(value);
const isDirection = (value: unknown) => value === 'in' || value === 'out';
const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(millisOf(value));

/** The rules for a field of a transaction. */
interface FieldRules {
  /** Whether a value can be read. */
  readonly canRead: (value: unknown) => boolean;
  /** Whether a search of the history reads the field as text. */
  readonly isSearched: boolean;
  /** Whether the field may be absent. */
  readonly isOptional: boolean;
  /** If the field is an amount, the field with the symbol of its currency. */
  readonly unit?: 'currency' | 'receivedCurrency';
}

const amountIn = (unit: 'currency' | 'receivedCurrency') =>
  ({ canRead: isAmount, isSearched: false, unit }) as const;

/**
 * The fields of a transaction. The parsers of records, the search and the checks of exact amounts read this table. The
 * columns of a file, the lines of the details and those of the shared text are similar tables beside their code. A
 * field that is missing in one of these tables does not compile.
 */
export const TRANSACTION_FIELDS = {
  id: { canRead: isFilled, isSearched: false, isOptional: false },
  type: { canRead: isFilled, isSearched: false, isOptional: false },
  direction: { canRead: isDirection, isSearched: false, isOptional: true },
  amount: { ...amountIn('currency'), isOptional: false },
  currency: { canRead: isFilled, isSearched: true, isOptional: false },
  received: { ...amountIn('receivedCurrency'), isOptional: true },
  receivedCurrency: { canRead: isFilled, isSearched: false, isOptional: true },
  fromAddress: { canRead: isText, isSearched: true, isOptional: true },
  toAddress: { canRead: isText, isSearched: true, isOptional: true },
  timestamp: { canRead: isMoment, isSearched: false, isOptional: false },
  status: { canRead: isFilled, isSearched: false, isOptional: false },
  arrived: { ...amountIn('currency'), isOptional: true },
  fee: { ...amountIn('currency'), isOptional: true },
  description: { canRead: isText, isSearched: true, isOptional: false },
  made: { canRead: isFilled, isSearched: false, isOptional: true },
} as const satisfies {
  readonly [Name in keyof Transaction]-?: FieldRules & {
    readonly isOptional: object extends Pick<Transaction, Name> ? true : false;
  } & (Name extends AmountField ? { readonly unit: string } : { readonly unit?: never });
};

/** The names of a transaction's fields. */
export const FIELD_NAMES = Object.keys(TRANSACTION_FIELDS) as readonly (keyof Transaction)[];

/** The name of a field that is an amount. */
type AmountField = {
  [Name in keyof Transaction]-?: Transaction[Name] extends Decimal | undefined ? Name : never;
}[keyof Transaction];

/** The fields that are amounts, each with the field of its currency. */
export const AMOUNT_FIELDS = FIELD_NAMES.filter(
  (name): name is AmountField => 'unit' in TRANSACTION_FIELDS[name],
).map((name) => [name, TRANSACTION_FIELDS[name].unit] as const);

/** An object with unchecked fields. */
type Given = Readonly<Partial<Record<keyof Transaction | 'unreadable', unknown>>>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON text of any value. If the value is no JSON, such as a circular object, the name of its type. */
function textOf(value: unknown): string {
  try {
    // Undefined and functions have no JSON text.
    const text = JSON.stringify(value, null, 2) as string | undefined;
    if (text !== undefined && text.length > LONGEST_TEXT) return `${text.slice(0, LONGEST_TEXT)}…`;
    return text ?? typeof value;
  } catch {
    return typeof value;
  }
}

/** A short id computed from a text: the 32-bit hash FNV-1a by Fowler, Noll and Vo. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The parsed records, by the value that was parsed. A value never changes, so it is parsed only once. */
const known = new WeakMap<object, HistoryRecord>();

function remember<Parsed extends HistoryRecord>(record: Parsed): Parsed {
  known.set(record, record);
  return record;
}

/**
 * Returns the unreadable record of a value that is not a transaction, or that must not be shown as one. It keeps what
 * the list needs: the id or a computed one, and the time and the status if they can be read.
 */
export function unreadableOf(value: unknown, text = textOf(value)): UnreadableRecord {
  const { id, timestamp, status }: Given = isRecord(value) ? value : {};
  return remember({
    id: isFilled(id) ? id : `odd-${nameOf(text)}`,
    ...(isMoment(timestamp) && { timestamp }),
    ...(isFilled(status) && { status }),
    unreadable: text,
  });
}

/** Whether each field can be read, or is absent and optional. */
const isTransaction = (given: Given): given is Transaction =>
  given.unreadable === undefined &&
  FIELD_NAMES.every(
    (name) =>
      TRANSACTION_FIELDS[name].canRead(given[name]) ||
      (given[name] === undefined && TRANSACTION_FIELDS[name].isOptional),
  );

/**
 * Whether a field counts as absent. A back end may write `null` for an absent field, but a fee of `null` is unknown,
 * because the transaction may have a fee. If `made` cannot be read, `description` is shown instead, so nothing is lost.
 */
function isAbsent(name: keyof Transaction, value: unknown): boolean {
  if (name === 'made') return !TRANSACTION_FIELDS.made.canRead(value);
  return value === undefined || (value === null && name !== 'fee');
}

function parsed(value: object): HistoryRecord {
  try {
    if (!isRecord(value)) return unreadableOf(value);
    if (isTransaction(value)) return value;
    // The value is an unreadable record already, for example from a file.
    if (typeof value.unreadable === 'string') return unreadableOf(value, value.unreadable);
    const present = FIELD_NAMES.filter((name) => !isAbsent(name, value[name]));
    const copy: Given = Object.fromEntries(present.map((name) => [name, value[name]]));
    return isTransaction(copy) ? copy : unreadableOf(value);
  } catch {
    // A getter of the value throws.
    return unreadableOf(typeof value);
  }
}

/**
 * Parses any value into a record of a history, even if the value is no object or has a number as its amount. A value
 * that is not a transaction becomes an unreadable record with its text, and nothing is guessed. The function never
 * throws. It returns a transaction unchanged.
 */
export function readRecord(value: unknown): HistoryRecord {
  if (typeof value !== 'object' || value === null) return unreadableOf(value);
  const record = known.get(value) ?? remember(parsed(value));
  known.set(value, record);
  return record;
}

/** Parses a list so that every id is unique: of two records with the same id, the second is unreadable. */
export function readRecords(values: readonly unknown[]): readonly HistoryRecord[] {
  const taken = new Set<string>();
  return values.map((value) => {
    const record = readRecord(value);
    const { id } = record;
    let own = id;
    for (let count = 2; taken.has(own); count++) own = `${id}#${count}`;
    taken.add(own);
    if (own === id) return record;
    return remember({ ...(isUnreadable(record) ? record : unreadableOf(record)), id: own });
  });
}
