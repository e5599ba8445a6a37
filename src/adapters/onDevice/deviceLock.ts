import * as v from 'valibot';
import {
  isLockDue,
  LOCK_CHOICES,
  lockLength,
  waitAfter,
  waitLeft,
  type TimedLock,
} from '../../domain/lock';
import type { Clock } from '../../services/clock';
import { createKey, openLock } from '../../services/sealing';
import { deviceKey } from '../device';
import { name as text } from '../records/readParts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The schema of an encryption key that a passphrase protects, in a database or a backup. */
export const keyLockSchema = v.strictObject({
  kdf: v.literal('PBKDF2-SHA-256'),
  // More iterations would block the browser for minutes.
  iterations: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000)),
  salt: v.string(),
  wrappedKey: v.string(),
});

const lockSchema = v.strictObject({
  after: v.picklist(LOCK_CHOICES.filter((choice) => choice !== 'never')),
  key: keyLockSchema,
  /** A random id of the period since the data was unlocked. Empty while the data is locked in all tabs. */
  session: v.string(),
  /** The time at which the data is locked, in milliseconds since 1970. Using any tab moves it. */
  deadline: v.number(),
  /** The number of consecutive wrong passphrases, and the time of the next possible attempt. */
  tries: count,
  nextAt: v.number(),
});

/** The schema of a `Head`. */
export const headSchema = v.strictObject({
  /** A random id. Storing data for the first time, importing and erasing change it. */
  identity: text,
  /** The number of writes since the identity has changed. */
  writes: count,
  isErased: v.boolean(),
  lock: v.optional(lockSchema),
});

/** The stored lock: the protected key, and the time at which the data is locked. It contains no secret. */
export type StoredLock = v.InferOutput<typeof lockSchema>;

/**
 * The record that describes the stored data: whether it was erased, and how it is encrypted. It is written in the same
 * transaction as the data.
 */
export type Head = v.InferOutput<typeof headSchema>;

/** Returns a `Head` with a changed lock, or null if it has no lock. */
export const withLock = (head: Head | null, changed: Partial<StoredLock>): Head | null =>
  head?.lock ? { ...head, lock: { ...head.lock, ...changed } } : null;

/** Returns whether the data must be locked now, because no tab was used until the deadline. */
export const isDue = ({ after, deadline }: StoredLock, now: number): boolean =>
  isLockDue(after, deadline, now);

/** Returns the time of the next possible attempt in milliseconds since 1970, or 0 if an attempt is possible now. */
export function nextTryAt({ tries, nextAt }: StoredLock, now: number): number {
  const left = waitLeft(tries, nextAt, now);
  return left === 0 ? 0 : now + left;
}

/**
 * Returns a `Head` while the user must wait before the next passphrase, otherwise null. Shortens a wait that is too
 * long because the device's clock has changed.
 */
export function withRightWait(head: Head | null, now: number): Head | null {
  const nextAt = head?.lock ? nextTryAt(head.lock, now) : 0;
  return nextAt === 0 ? null : withLock(head, { nextAt });
}

/** Returns a `Head` that counts one more wrong passphrase, unless the user must still wait. */
function withTry(head: Head | null, now: number): Head | null {
  const tries = (head?.lock?.tries ?? 0) + 1;
  return withRightWait(head, now) ?? withLock(head, { tries, nextAt: now + waitAfter(tries) });
}

/** Returns a `Head` whose data is locked in all tabs. With `ifDue`, returns null before the deadline of the lock. */
export function locked(head: Head | null, now: number, ifDue: boolean): Head | null {
  if (!head?.lock || head.lock.session === '') return null;
  return ifDue && !isDue(head.lock, now) ? null : withLock(head, { session: '' });
}

/** Returns a `Head` whose lock has a later deadline, after the page was used. Null if the data is already locked. */
export function used(head: Head | null, session: string, now: number): Head | null {
  if (head?.lock?.session !== session) return null;
  return withLock(head, { deadline: now + lockLength(head.lock.after) });
}

/** The key of encrypted data, and the session (the period since unlocking) in which a tab may use it. */
export interface Unlocked {
  readonly key: CryptoKey;
  readonly session: string;
}

/** A stored lock and its key. */
export interface OpenedLock {
  readonly lock: StoredLock;
  readonly key: CryptoKey;
}

/** Creates an encryption key, and the lock that protects it with a passphrase. */
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
 * Tries a passphrase. Resolves with null if there is no lock. The attempt is stored as wrong before the passphrase is
 * tried, so that closing the browser does not remove it.
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
  // If the session has ended, a new session begins, so that other tabs must also be unlocked.
  const isOver = lock.session === '' || isDue(lock, clock.now());
  const session = isOver ? deviceKey() : lock.session;
  const deadline = clock.now() + lockLength(lock.after);
  await write((head) => withLock(head, { session, deadline, tries: 0, nextAt: 0 }));
  return { key, session };
}
