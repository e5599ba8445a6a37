import type { OddField, Transaction } from './transaction';

/** No amount of money is longer; a longer one would only fill the memory. */
const LONGEST_AMOUNT = 100;

const AMOUNT = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?$/i;
const MOMENT = /^\d{4}-\d\d-\d\d/;

/** Whether it is a text. */
export const isText = (value: unknown) => typeof value === 'string';
const isFilled = (value: unknown) => isText(value) && value !== '';
const isAmount = (value: unknown) =>
  typeof value === 'string' && value.length <= LONGEST_AMOUNT && AMOUNT.test(value);
const isMoment = (value: unknown) =>
  typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));

/** Whether a value of a field can be read. */
export const FIELDS = {
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
} as const satisfies Record<Exclude<OddField, 'record'> | 'made', (value: unknown) => boolean>;

/** The name of a field. */
export type Field = keyof typeof FIELDS;

/** Anything that may be a transaction. */
export type Given = Readonly<Partial<Record<Field | 'record' | 'odd', unknown>>>;

/** Whether it is an object with fields. */
export const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that may be absent. */
export const OPTIONAL: ReadonlySet<string> = new Set([
  'received',
  'receivedCurrency',
  'fromAddress',
  'toAddress',
  'fee',
  'made',
]);

/** A record never changes once it is written. */
const known = new WeakSet<object>();

/**
 * Whether a value is a transaction of which every part can be read, as nearly all are. Only for the others is the
 * code of `readableTransaction` needed, which a page can load when it meets one. It never throws.
 */
export function isSound(value: unknown): value is Transaction {
  try {
    if (!isRecord(value)) return false;
    if (known.has(value)) return true;
    const isOne =
      value.odd === undefined &&
      Object.entries(FIELDS).every(([name, isRead]) => {
        const part = value[name as Field];
        return isRead(part) || (part === undefined && OPTIONAL.has(name));
      });
    if (isOne) known.add(value);
    return isOne;
  } catch {
    // A field that cannot even be looked at.
    return false;
  }
}

/** The same of a whole list, in which each has an id of its own. */
export function areSound(values: readonly unknown[]): values is readonly Transaction[] {
  return values.every(isSound) && new Set(values.map(({ id }) => id)).size === values.length;
}
