import type { TimedLock } from '../../domain/lock';
import { lockLength } from '../../domain/lock';
import type { Clock } from '../../services/clock';
import { createKey, openLock } from '../../services/sealing';
import { deviceKey } from '../device';
import type { StoredLock } from './deviceHead';
import { isDue, nextTryAt, withLock, withTry } from './deviceHead';
import type { DeviceStore } from './deviceStore';

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
 * Tries a passphrase, and resolves with null if there is no lock. The passphrase is counted as wrong before it is tried, so
 * that closing the browser does not undo the count.
 */
export async function tryPassphrase(
  store: DeviceStore,
  clock: Clock,
  passphrase: string,
): Promise<Unlocked | 'wait' | 'wrong-passphrase' | null> {
  const triedAt = clock.now();
  const lock = (await store.write((head) => withTry(head, triedAt)))?.lock;
  if (!lock) return null;
  if (nextTryAt(lock, triedAt) > 0) return 'wait';
  const key = await openLock(lock.key, passphrase).catch(() => null);
  if (!key) return 'wrong-passphrase';
  // A tab that slept until now does not take part in the session that begins.
  const isOver = lock.session === '' || isDue(lock, clock.now());
  const session = isOver ? deviceKey() : lock.session;
  const deadline = clock.now() + lockLength(lock.after);
  await store.write((head) => withLock(head, { session, deadline, tries: 0, nextAt: 0 }));
  return { key, session };
}
