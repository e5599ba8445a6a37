import { array, nullable, object, pipe, transform, unknown } from 'valibot';
import { FIELD_NAMES, readRecord, readRecords } from '../../domain/history/readRecords';
import type { HistoryRecord } from '../../domain/history/transaction';
import { name } from './readParts';
import { readBy } from './unreadable';
import type { HistoryPage } from '../walletAdapter';

/** The fields that are known. A mark of ours in a record from outside says nothing. */
function ofKnownFields(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields: Partial<Record<string, unknown>> = value;
  const known = FIELD_NAMES.filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(known.map((field) => [field, fields[field]]));
}

/** A line of a history. It never throws: an unreadable part is in `unread`, and unknown fields are left out. */
export function readTransaction(value: unknown): HistoryRecord {
  return readRecord(ofKnownFields(value));
}

/** The same as a part of an answer. */
export const transactionSchema = pipe(unknown(), transform(readTransaction));

const transactionsSchema = pipe(
  array(unknown()),
  transform((values) => readRecords(values.map(ofKnownFields))),
);

const pageSchema = object({ transactions: transactionsSchema, next: nullable(name) });

/** Lines of a history, each with an id of its own. Throws `UnreadableAnswer` for anything but a list. */
export function readTransactions(value: unknown): readonly HistoryRecord[] {
  return readBy('history', transactionsSchema, value);
}

/**
 * A page of a history. Its lines may be unreadable. Throws `UnreadableAnswer` where there is no list, or where the
 * cursor is neither a text nor null: the older lines would be missing without a word.
 */
export function readHistoryPage(value: unknown): HistoryPage {
  return readBy('history', pageSchema, value);
}
