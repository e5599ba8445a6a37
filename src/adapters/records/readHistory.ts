import { array, nullable, object, pipe, transform, unknown } from 'valibot';
import {
  FIELD_NAMES,
  readRecord,
  readRecords,
  unreadableOf,
} from '../../domain/history/readRecords';
import { isUnreadable, type HistoryRecord } from '../../domain/history/transaction';
import { name } from './readParts';
import { readBy } from './unreadable';
import type { HistoryPage } from '../walletAdapter';

function ofKnownFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields: Partial<Record<string, unknown>> = value;
  const known = FIELD_NAMES.filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(known.map((field) => [field, fields[field]]));
}

/**
 * Reads a record of a history. Never throws: an invalid value becomes an unreadable record that contains the value as
 * text. Unknown fields are ignored.
 */
export function readTransaction(value: unknown): HistoryRecord {
  const record = readRecord(ofKnownFields(value));
  return isUnreadable(record) ? unreadableOf(value) : record;
}

/** The schema of a record. It accepts every value; see `readTransaction`. */
export const transactionSchema = pipe(unknown(), transform(readTransaction));

const transactionsSchema = pipe(
  array(unknown()),
  transform((values) => readRecords(values.map(readTransaction))),
);

const pageSchema = object({ transactions: transactionsSchema, next: nullable(name) });

/**
 * Reads the records of a history. Repeated ids are made unique. Throws `UnreadableAnswer` if the value is not a list.
 */
export function readTransactions(value: unknown): readonly HistoryRecord[] {
  return readBy('history', transactionsSchema, value);
}

/**
 * Reads a page of a history. Some of its records may be unreadable. Throws `UnreadableAnswer` if the list of records or
 * the cursor is invalid, because older records would then be missing without a warning.
 */
export function readHistoryPage(value: unknown): HistoryPage {
  return readBy('history', pageSchema, value);
}
