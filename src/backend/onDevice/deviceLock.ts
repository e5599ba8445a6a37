import { isLockDue, lockLength, waitAfter, waitLeft } from '../../domain/lock';
import type { TimedLock } from '../../domain/lock';
import type { Clock } from '../../services/clock';
import type { KeyLock } from '../../services/sealing';
import { createKey, openLock } from '../../services/sealing';
import { deviceKey } from '../device';
import type { DeviceStore } from './deviceStore';
import type { Head, StoredLock } from './storedHead';

/** The key of encrypted data, the lock that it opens, and the session in which it was opened. */
export interface Unlocked {
  readonly lock: KeyLock;
  readonly key: CryptoKey;
  readonly session: string;
}

/** A lock and its opened key. */
export interface OpenedLock {
  readonly lock: StoredLock;
  readonly unlocked: Unlocked;
}

/** Creates the lock of a passphrase, and the key that it opens. */
export async function createLock(
  after: TimedLock,
  passphrase: string,
  iterations: number,
  now: number,
): Promise<OpenedLock> {
  const { key, lock } = await createKey(passphrase, iterations);
  const session = deviceKey();
  const deadline = now + lockLength(after);
  return {
    lock: { after, key: lock, session, deadline, tries: 0, nextAt: 0 },
    unlocked: { lock, key, session },
  };
}

/** The time of the next attempt, in milliseconds since 1970; 0 for now. */
export function nextTryAt({ tries, nextAt }: StoredLock, now: number): number {
  const left = waitLeft(tries, nextAt, now);
  return left === 0 ? 0 : now + left;
}

export const withLock = (head: Head, changed: Partial<StoredLock>): Head => ({
  ...head,
  ...(head.lock && { lock: { ...head.lock, ...changed } }),
});

/**
 * Stores a wait that a change of the clock has made too long as the longest one that is allowed, so that it ends. Returns
 * null if there is nothing to store.
 */
export function withRightWait(head: Head | null, now: number): Head | null {
  if (!head?.lock) return null;
  const nextAt = nextTryAt(head.lock, now);
  return nextAt === 0 || nextAt === head.lock.nextAt ? null : withLock(head, { nextAt });
}

/** Tries a passphrase. It is counted as wrong before it is tried, so that closing the browser does not undo the count. */
export async function tryPassphrase(
  store: DeviceStore,
  clock: Clock,
  passphrase: string,
): Promise<Unlocked | 'wait' | 'wrong-passphrase' | 'unlocked'> {
  let lock: StoredLock | undefined;
  let isWaiting = false;
  await store.write((head) => {
    const now = clock.now();
    lock = head?.lock;
    if (!head || !lock) return null;
    isWaiting = nextTryAt(lock, now) > 0;
    if (isWaiting) return withRightWait(head, now);
    const tries = lock.tries + 1;
    return withLock(head, { tries, nextAt: now + waitAfter(tries) });
  });
  if (!lock) return 'unlocked';
  if (isWaiting) return 'wait';
  const key = await openLock(lock.key, passphrase).catch(() => null);
  if (!key) return 'wrong-passphrase';
  const now = clock.now();
  const { after, deadline, session } = lock;
  // A tab that slept until now does not take part in the session that begins.
  const isOver = session === '' || isLockDue(after, deadline, now);
  const next = isOver ? deviceKey() : session;
  await store.write(
    (head) =>
      head &&
      withLock(head, { session: next, deadline: now + lockLength(after), tries: 0, nextAt: 0 }),
  );
  return { lock: lock.key, key, session: next };
}

/** Ends the session in all tabs. With `ifDue`, only if the deadline has passed for all of them. */
export function locked(head: Head | null, now: number, ifDue: boolean): Head | null {
  if (!head?.lock || head.lock.session === '') return null;
  const { after, deadline } = head.lock;
  return ifDue && !isLockDue(after, deadline, now) ? null : withLock(head, { session: '' });
}

/** Moves the deadline of the session, after the page was used. */
export function used(head: Head | null, session: string | undefined, now: number): Head | null {
  if (!head?.lock || head.lock.session !== session) return null;
  return withLock(head, { deadline: now + lockLength(head.lock.after) });
}
