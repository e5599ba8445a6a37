import type { InferOutput } from 'valibot';
import {
  boolean,
  integer,
  literal,
  maxValue,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
} from 'valibot';
import { LOCK_CHOICES } from '../../domain/lock';
import { name as text } from '../http/readParts';

const count = pipe(number(), integer(), minValue(0));

/** The lock of a passphrase, in a database or a backup. */
export const keyLockSchema = strictObject({
  kdf: literal('PBKDF2-SHA-256'),
  // A larger number would block the browser for minutes.
  iterations: pipe(number(), integer(), minValue(1), maxValue(10_000_000)),
  salt: string(),
  wrappedKey: string(),
});

const lockSchema = strictObject({
  after: picklist(LOCK_CHOICES.filter((choice) => choice !== 'never')),
  key: keyLockSchema,
  /** The random name of the time since the data was unlocked; empty while it is locked in all tabs. */
  session: string(),
  /** The data is locked at this time unless a tab is used before, in milliseconds since 1970. */
  deadline: number(),
  /** The number of wrong passphrases in a row, and the time of the next attempt. */
  tries: count,
  nextAt: number(),
});

/** The schema of the head. */
export const headSchema = strictObject({
  /** A random id, which is new after keeping, importing and erasing. */
  identity: text,
  /** The number of writes with this identity. */
  writes: count,
  /** Whether everything was erased. */
  isErased: boolean(),
  lock: optional(lockSchema),
});

/** How kept data is encrypted, and when it is locked. It contains no secret. */
export type StoredLock = InferOutput<typeof lockSchema>;

/** The record that decides whether data is kept, and how. It changes in the same transaction as the data. */
export type Head = InferOutput<typeof headSchema>;
