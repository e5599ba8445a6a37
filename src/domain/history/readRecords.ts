import type { HistoryRecord, RecordPart, Transaction, UnreadableRecord } from './transaction';
import { isUnreadable } from './transaction';

/*
 * The one place where foreign data becomes lines of a history. The readers of a back end's answers use it, and so do
 * the components that people hand their records to.
 */

type Unread = Partial<Record<RecordPart, string>>;

/** No amount of money is longer; a longer one would only fill the memory. */
const LONGEST_AMOUNT = 100;

/** The longest text that is kept of a value that could not be read. */
const LONGEST = 200;

const AMOUNT = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;
const MOMENT = /^\d{4}-\d\d-\d\d/;

const isText = (value: unknown) => typeof value === 'string';
const isFilled = (value: unknown) => isText(value) && value !== '';
const isAmount = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_AMOUNT && AMOUNT.test(value);
const isMoment = (value: unknown) =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));

/** Whether a value of a field can be read. */
const FIELDS = {
  id: isFilled,
  type: isFilled,
  amount: isAmount,
  currency: isFilled,
  received: isAmount,
  receivedCurrency: isFilled,
  fromAddress: isText,
  toAddress: isText,
  timestamp: isMoment,
  status: isFilled,
  fee: isAmount,
  description: isText,
  made: isFilled,
} as const satisfies Record<keyof Transaction, (value: unknown) => boolean>;

/** The names of the fields. */
export const FIELD_NAMES = Object.keys(FIELDS) as readonly (keyof Transaction)[];

/** The fields that may be absent. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'received',
  'receivedCurrency',
  'fromAddress',
  'toAddress',
  'fee',
  'made',
]);

/** Anything with fields. */
type Given = Readonly<Partial<Record<RecordPart | 'made' | 'unread', unknown>>>;

const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it was written: texts as they are, `0.10 EUR` for an amount with a currency, JSON for others. */
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
    // It refers to itself, or has no form in JSON.
    return typeof value;
  }
}

/** A short name for a text that stays the same: FNV-1a by Fowler, Noll and Vo, 32 bits. */
function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Whether every part can be read, as in nearly all records. */
const isTransaction = (given: Given): given is Transaction =>
  given.unread === undefined &&
  FIELD_NAMES.every(
    (name) => FIELDS[name](given[name]) || (given[name] === undefined && OPTIONAL.has(name)),
  );

/** The text of a field that cannot be read; undefined where the field is absent. */
function unreadText(name: keyof Transaction, value: unknown): string | undefined {
  // An unreadable one changes nothing: the description is shown.
  if (name === 'made') return undefined;
  // Of a fee of `null` it is unknown whether there is one.
  const isAbsent = value === undefined || (value === null && name !== 'fee');
  return isAbsent && OPTIONAL.has(name) ? undefined : written(value);
}

/** The parts that can be read, and the texts of the others. A copy of an unreadable record keeps its texts. */
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

/** The results of reading, by record. A record never changes once it is written. */
const known = new WeakMap<object, HistoryRecord>();

function remember(value: object, record: HistoryRecord): HistoryRecord {
  known.set(value, record);
  known.set(record, record);
  return record;
}

/**
 * A line of a history out of anything that may come in its place: another back end's record, one with a number as its
 * amount, no record at all. A field that can be read is read; any other is kept as text in `unread`, and nothing is
 * guessed. It never throws. A transaction that can be read in full stays the object that it is.
 */
export function readRecord(value: unknown): HistoryRecord {
  if (typeof value !== 'object' || value === null) return partsOf({}, { record: written(value) });
  const before = known.get(value);
  if (before) return before;
  try {
    if (!isRecord(value)) return remember(value, partsOf({}, { record: written(value) }));
    return remember(value, isTransaction(value) ? value : partsOf(value, {}));
  } catch {
    // A field that throws when it is read.
    return remember(value, partsOf({}, { record: typeof value }));
  }
}

/** The same for a list, each with an id of its own: the second of two with the same id is an unreadable record. */
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
