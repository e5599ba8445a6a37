import { FIELDS, isRecord, isSound, isText, OPTIONAL } from './soundTransaction';
import type { Field, Given } from './soundTransaction';
import type { OddField, Transaction } from './transaction';

type Odd = Partial<Record<OddField, string>>;

/** The longest text that is kept of a value that could not be read. */
const LONGEST = 200;

/** The names of the fields. */
export const FIELD_NAMES: readonly (Exclude<OddField, 'record'> | 'made')[] = Object.keys(
  FIELDS,
) as Field[];

/** Whether an optional field is absent. A fee of `null` is odd: it is unknown whether there is one. */
const isAbsent = (name: Field, value: unknown) =>
  OPTIONAL.has(name) && (value === undefined || (value === null && name !== 'fee'));

/** A value as it was written: texts as they are, `0.10 EUR` for an amount with a currency, JSON for others. */
function written(value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value.slice(0, LONGEST);
  if (isRecord(value) && isText(value.amount) && isText(value.currency))
    return `${value.amount} ${value.currency}`.slice(0, LONGEST);
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

function made(record: Given, whole: Odd): Transaction {
  const said: Given = isRecord(record.odd) ? record.odd : {};
  const fields: Partial<Record<Field, unknown>> = {};
  const odd: Odd = { ...whole };
  if (typeof said.record === 'string') odd.record = said.record;
  for (const name of FIELD_NAMES) {
    const value = record[name];
    const before = said[name];
    const isRead = FIELDS[name](value);
    if (isRead) fields[name] = value;
    else if (name === 'amount') fields[name] = '0';
    else if (!OPTIONAL.has(name)) fields[name] = '';
    // An unreadable one changes nothing: the description is shown.
    if (name === 'made') continue;
    if (typeof before === 'string') odd[name] = before;
    else if (!isRead && !isAbsent(name, value)) odd[name] = written(value);
  }
  if (fields.id === '') fields.id = `odd-${nameOf(written(record) + written(whole))}`;
  const isOdd = Object.keys(odd).length > 0;
  const isSame =
    Object.keys(odd).every((name) => odd[name as OddField] === said[name as OddField]) &&
    FIELD_NAMES.every((name) => fields[name] === record[name]);
  return (isSame ? record : { ...fields, ...(isOdd && { odd }) }) as unknown as Transaction;
}

/** What was made of a record. A record never changes once it is written. */
const known = new WeakMap<object, Transaction>();

/**
 * A transaction out of anything that stands in its place: another back end's record, one with a number as its
 * amount, no record at all. A readable field is read; any other is kept as text in `odd`, and nothing is
 * guessed. It never throws. A transaction that is all right stays the object that it is.
 */
export function readableTransaction(value: unknown): Transaction {
  if (isSound(value)) return value;
  if (typeof value !== 'object' || value === null) return made({}, { record: written(value) });
  const before = known.get(value);
  if (before) return before;
  let transaction: Transaction;
  try {
    transaction = isRecord(value) ? made(value, {}) : made({}, { record: written(value) });
  } catch {
    // A field that cannot even be looked at.
    transaction = made({}, { record: typeof value });
  }
  known.set(value, transaction);
  known.set(transaction, transaction);
  return transaction;
}

/** The same for a list, each with an id of its own: the second of two with the same id is odd. */
export function readableTransactions(values: readonly unknown[]): readonly Transaction[] {
  const taken = new Set<string>();
  return values.map((value) => {
    const transaction = readableTransaction(value);
    const { id } = transaction;
    let own = id;
    for (let count = 2; taken.has(own); count++) own = `${id}#${count}`;
    taken.add(own);
    return own === id ? transaction : { ...transaction, id: own, odd: { id, ...transaction.odd } };
  });
}
