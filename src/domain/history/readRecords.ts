import type { HistoryRecord, RecordPart, Transaction, UnreadableRecord } from './transaction';
import { isUnreadable } from './transaction';
import { millisOf } from '../moment';

/*
 * Parses foreign data into records of a history: the responses of a back end, and records that an app passes to a
 * component.
 */

type Unread = Partial<Record<RecordPart, string>>;

/** The longest readable amount in characters. Without a limit, a huge amount could exhaust the memory. */
const LONGEST_AMOUNT = 100;

/** An unreadable value is cut after this number of characters. */
const LONGEST = 200;

const AMOUNT = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;
const MOMENT = /^\d{4}-\d\d-\d\d/;

const isText = (value: unknown) => typeof value === 'string';
const isFilled = (value: unknown) => isText(value) && value !== '';
const isAmount = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_AMOUNT && AMOUNT.test(value);
const isDirection = (value: unknown) => value === 'in' || value === 'out';
const isMoment = (value: unknown) =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(millisOf(value));

/** Checks for each field whether its value can be read. */
const FIELDS = {
  id: isFilled,
  type: isFilled,
  direction: isDirection,
  amount: isAmount,
  currency: isFilled,
  received: isAmount,
  receivedCurrency: isFilled,
  fromAddress: isText,
  toAddress: isText,
  timestamp: isMoment,
  status: isFilled,
  arrived: isAmount,
  fee: isAmount,
  description: isText,
  made: isFilled,
} as const satisfies Record<keyof Transaction, (value: unknown) => boolean>;

/** The names of a transaction's fields. */
export const FIELD_NAMES = Object.keys(FIELDS) as readonly (keyof Transaction)[];

/** The fields that may be absent. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'direction',
  'received',
  'receivedCurrency',
  'fromAddress',
  'toAddress',
  'arrived',
  'fee',
  'made',
]);

/** An object with unchecked fields. */
type Given = Readonly<Partial<Record<RecordPart | 'made' | 'unread', unknown>>>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it was written: a text unchanged, an amount with its currency as `0.10 EUR`, any other value as JSON. */
function written(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value.slice(0, LONGEST);
  if (isRecord(value)) {
    const { amount, currency } = value;
    if (typeof amount === 'string' && typeof currency === 'string')
      return `${amount} ${currency}`.slice(0, LONGEST);
  }
  try {
    return JSON.stringify(value).slice(0, LONGEST);
  } catch {
    // The value has a circular reference or a BigInt, which JSON does not support.
    return typeof value;
  }
}

/** A short id computed from a text: the 32-bit hash FNV-1a by Fowler, Noll and Vo. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whether every part can be read. */
const isTransaction = (given: Given): given is Transaction =>
  given.unread === undefined &&
  FIELD_NAMES.every(
    (name) => FIELDS[name](given[name]) || (given[name] === undefined && OPTIONAL.has(name)),
  );

/** The text of an unreadable field; undefined if the field is absent. */
function unreadText(name: keyof Transaction, value: unknown): string | undefined {
  // If `made` is unreadable, `description` is shown instead, so nothing is lost.
  if (name === 'made') return undefined;
  // A fee of `null` counts as unreadable and not as absent, because the transaction may have a fee.
  const isAbsent = value === undefined || (value === null && name !== 'fee');
  return isAbsent && OPTIONAL.has(name) ? undefined : written(value);
}

/**
 * Returns a record with the readable parts, and the texts of the unreadable parts in `unread`. If `given` is an
 * unreadable record already, the texts in its `unread` are kept.
 */
function partsOf(given: Given, whole: Unread): HistoryRecord {
  const before: Given = isRecord(given.unread) ? given.unread : {};
  const fields: Partial<Record<keyof Transaction, unknown>> = {};
  const unread: Unread = { ...whole };
  if (typeof before.record === 'string') unread.record = before.record;
  for (const name of FIELD_NAMES) {
    const value = given[name];
    const kept = before[name];
    if (name !== 'made' && typeof kept === 'string') unread[name] = kept;
    else if (!FIELDS[name](value)) {
      const text = unreadText(name, value);
      if (name !== 'made' && text !== undefined) unread[name] = text;
    }
    if (FIELDS[name](value) && (unread[name as RecordPart] === undefined || name === 'id'))
      fields[name] = value;
  }
  fields.id ??= `odd-${nameOf(written(given) + written(whole))}`;
  const isWhole = Object.keys(unread).length === 0;
  return (isWhole ? fields : { ...fields, unread }) as unknown as HistoryRecord;
}

/** The parsed records, by the value that was parsed. A value never changes, so it is parsed only once. */
const known = new WeakMap<object, HistoryRecord>();

function remember(value: object, record: HistoryRecord): HistoryRecord {
  known.set(value, record);
  known.set(record, record);
  return record;
}

/**
 * Parses any value into a record of a history, even if the value is no object or has a number as its amount. The text
 * of an unreadable field is kept in `unread`, and nothing is guessed. The function never throws. It returns a fully
 * readable transaction unchanged.
 */
export function readRecord(value: unknown): HistoryRecord {
  if (typeof value !== 'object' || value === null) return partsOf({}, { record: written(value) });
  const before = known.get(value);
  if (before) return before;
  try {
    if (!isRecord(value)) return remember(value, partsOf({}, { record: written(value) }));
    return remember(value, isTransaction(value) ? value : partsOf(value, {}));
  } catch {
    // A getter of the value throws.
    return remember(value, partsOf({}, { record: typeof value }));
  }
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
    const unread = { id, ...(isUnreadable(record) && record.unread) };
    const renamed: UnreadableRecord = { ...record, id: own, unread };
    return remember(renamed, renamed);
  });
}
