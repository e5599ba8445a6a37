import { array, nullable, object, pipe, transform, unknown } from 'valibot';
import { FIELD_NAMES, readRecord, readRecords } from '../../domain/history/readRecords';
import type { HistoryRecord } from '../../domain/history/transaction';
import { name } from './readParts';
import { readBy } from './unreadable';
import type { HistoryPage } from '../walletAdapter';

/**
 * Copies only the known fields of a record. The reader itself stores unreadable parts in `unread`, so a field of that
 * name from the back end is not copied.
 */
function ofKnownFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields: Partial<Record<string, unknown>> = value;
  const known = FIELD_NAMES.filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(known.map((field) => [field, fields[field]]));
}

/**
 * Reads a record of a history. Never throws: unreadable parts are listed in `unread`, and unknown fields are ignored.
 */
export function readTransaction(value: unknown): HistoryRecord {
  return readRecord(ofKnownFields(value));
}

/** The schema of a record. */
export const transactionSchema = pipe(unknown(), transform(readTransaction));

const transactionsSchema = pipe(
  array(unknown()),
  transform((values) => readRecords(values.map(ofKnownFields))),
);

const pageSchema = object({ transactions: transactionsSchema, next: nullable(name) });

/** Reads records of a history, and makes their ids unique. Throws `UnreadableAnswer` if the value is not a list. */
export function readTransactions(value: unknown): readonly HistoryRecord[] {
  return readBy('history', transactionsSchema, value);
}

/**
 * Reads a page of a history. Records may have unreadable parts. Throws `UnreadableAnswer` if the value has no list of
 * records, or if the cursor is neither a text nor null. Otherwise older records could be missing without a notice.
 */
export function readHistoryPage(value: unknown): HistoryPage {
  return readBy('history', pageSchema, value);
}
