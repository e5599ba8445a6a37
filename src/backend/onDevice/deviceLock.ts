import * as v from 'valibot';
import type { TimedLock } from '../../domain/lock';
import { isLockDue, LOCK_CHOICES, lockLength, waitAfter, waitLeft } from '../../domain/lock';
import type { Clock } from '../../services/clock';
import { createKey, openLock } from '../../services/sealing';
import { deviceKey } from '../device';
import { name as text } from '../records/readParts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The lock of a passphrase, in a database or a backup. */
export const keyLockSchema = v.strictObject({
  kdf: v.literal('PBKDF2-SHA-256'),
  // A larger number would block the browser for minutes.
  iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  salt: v.string(),
  wrappedKey: v.string(),
});

const lockSchema = v.strictObject({
  after: v.picklist(LOCK_CHOICES.filter((choice) => choice !== 'never')),
  key: keyLockSchema,
  /** The random name of the time since the data was unlocked; empty while it is locked in all tabs. */
  session: v.string(),
  /** The data is locked at this time unless a tab is used before, in milliseconds since 1970. */
  deadline: v.number(),
  /** The number of wrong passphrases in a row, and the time of the next attempt. */
  tries: count,
  nextAt: v.number(),
});

/** The schema of the head. */
export const headSchema = v.strictObject({
  /** A random id, which is new after keeping, importing and erasing. */
  identity: text,
  /** The number of writes with this identity. */
  writes: count,
  /** Whether everything was erased. */
  isErased: v.boolean(),
  lock: v.optional(lockSchema),
});

/** How kept data is encrypted, and when it is locked. It contains no secret. */
export type StoredLock = v.InferOutput<typeof lockSchema>;

/** The record that decides whether data is kept, and how. It changes in the same transaction as the data. */
export type Head = v.InferOutput<typeof headSchema>;

/** Returns a head with changes of its lock; null without a lock. */
export const withLock = (head: Head | null, changed: Partial<StoredLock>): Head | null =>
  head?.lock ? { ...head, lock: { ...head.lock, ...changed } } : null;

/** Whether the time of a lock has passed without use. */
export const isDue = ({ after, deadline }: StoredLock, now: number): boolean =>
  isLockDue(after, deadline, now);

/** The time of the next attempt, in milliseconds since 1970; 0 for now. */
export function nextTryAt({ tries, nextAt }: StoredLock, now: number): number {
  const left = waitLeft(tries, nextAt, now);
  return left === 0 ? 0 : now + left;
}

/** Returns a head whose wait ends although a change of the clock has made it too long; null without a wait. */
export function withRightWait(head: Head | null, now: number): Head | null {
  const nextAt = head?.lock ? nextTryAt(head.lock, now) : 0;
  return nextAt === 0 ? null : withLock(head, { nextAt });
}

/** Counts an attempt, unless the user has to wait. */
function withTry(head: Head | null, now: number): Head | null {
  const tries = (head?.lock?.tries ?? 0) + 1;
  return withRightWait(head, now) ?? withLock(head, { tries, nextAt: now + waitAfter(tries) });
}

/** Ends the session in all tabs. With `ifDue`, only if the deadline has passed for all of them. */
export function locked(head: Head | null, now: number, ifDue: boolean): Head | null {
  if (!head?.lock || head.lock.session === '') return null;
  return ifDue && !isDue(head.lock, now) ? null : withLock(head, { session: '' });
}

/** Moves the deadline of a session, after the page was used. */
export function used(head: Head | null, session: string, now: number): Head | null {
  if (head?.lock?.session !== session) return null;
  return withLock(head, { deadline: now + lockLength(head.lock.after) });
}

/** The key of encrypted data, and the session in which it was opened. A new key begins a new session. */
export interface Unlocked {
  readonly key: CryptoKey;
  readonly session: string;
}

/** A lock and its opened key. */
export interface OpenedLock {
  readonly lock: StoredLock;
  readonly key: CryptoKey;
}

/** Creates the lock of a passphrase, and the key that it opens. */
export async function createLock(
  after: TimedLock,
  passphrase: string,
  iterations: number,
  now: number,
): Promise<OpenedLock> {
  const { key, lock } = await createKey(passphrase, iterations);
  const deadline = now + lockLength(after);
  return { key, lock: { after, key: lock, session: deviceKey(), deadline, tries: 0, nextAt: 0 } };
}

/**
 * Tries a passphrase, and resolves with null if there is no lock. The passphrase is counted as wrong before it is
 * tried, so that closing the browser does not undo the count.
 */
export async function tryPassphrase(
  write: (next: (now: Head | null) => Head | null) => Promise<Head | null>,
  clock: Clock,
  passphrase: string,
): Promise<Unlocked | 'wait' | 'wrong-passphrase' | null> {
  const triedAt = clock.now();
  const lock = (await write((head) => withTry(head, triedAt)))?.lock;
  if (!lock) return null;
  if (nextTryAt(lock, triedAt) > 0) return 'wait';
  const key = await openLock(lock.key, passphrase).catch(() => null);
  if (!key) return 'wrong-passphrase';
  // A tab that slept until now does not take part in the session that begins.
  const isOver = lock.session === '' || isDue(lock, clock.now());
  const session = isOver ? deviceKey() : lock.session;
  const deadline = clock.now() + lockLength(lock.after);
  await write((head) => withLock(head, { session, deadline, tries: 0, nextAt: 0 }));
  return { key, session };
}
