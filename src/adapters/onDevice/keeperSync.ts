import type { StoreApi } from 'zustand/vanilla';
import type { WalletState } from '../../domain/ledger/ledger';
import { lockLength } from '../../domain/lock';
import type { Cancel, Clock } from '../../services/clock';
import { hasDatabase, inTime } from '../../services/databases';
import type { KeptDevice } from '../../services/keptDevice';
import type { Locks } from '../../services/locks';
import type { Marks } from '../../services/marks';
import {
  isAside,
  isInMemory,
  KEPT_HINT,
  type DeviceProblem,
  type KeeperShown,
  type KeeperStatus,
} from '../keeper';
import { createDeviceBook } from './deviceBook';
import { isDue, nextTryAt, used, withRightWait, type Head, type StoredLock } from './deviceLock';
import { fits, forget, refresh, type Ledger } from './deviceLedger';
import { DeviceStoreError, isProblem, storeErrorOf } from './deviceStoreError';

/** The options of `createDeviceKeeper`. */
export interface DeviceKeeperOptions {
  readonly clock: Clock;
  /** Reports use of the page, and asks the browser not to delete the data. Default: the real browser. */
  readonly device?: KeptDevice;
  /** The locks that all tabs share. Default: the Web Locks API. */
  readonly locks?: Locks;
  /** Contains the hint that data is stored (see `KEPT_HINT`). */
  readonly marks: Marks;
  /** The name of the database. Default: `'florin'`. */
  readonly name?: string;
  /** Returns whether the user has changed the wallets or contacts in memory. Default: they are unchanged. */
  readonly hasUnkept?: () => boolean;
  /** Returns the sample wallets, and the currencies, networks and current prices. */
  readonly start: () => WalletState;
  /** The number of iterations of the key derivation from a new passphrase. Default: the recommended number. */
  readonly iterations?: number;
  /** The state that the app has shown since before the code of the keeper loaded. */
  readonly shown?: StoreApi<KeeperShown>;
}

/** The internal state of a keeper. Only this module and the keeper's actions change it. */
export interface KeeperParts extends Required<Omit<DeviceKeeperOptions, 'name' | 'locks'>> {
  readonly ledger: Ledger;
  /** Locks the data if the deadline has passed without use of any tab. */
  readonly lockIfDue: () => Promise<unknown>;
  /** The random id of new data whose wallets the app already shows, so that it does not read them again. */
  expected?: string;
  /** The lock of the open data. */
  lock?: StoredLock | undefined;
  stopWatch?: Cancel;
  /** Resolves when the last reading of the database has ended. The next reading waits for it. */
  turn: Promise<void>;
}

/** The status that was read from the database. */
interface Found extends Partial<Pick<Head, 'identity' | 'lock'>> {
  readonly status: KeeperStatus;
}

const OFF: Found = { status: { kind: 'off' } };

const UNKEPT: Found = { status: { kind: 'unkept' } };

/** Returns whether data is stored, or was stored until it was lost. False if another problem leaves this unknown. */
const isKept = (status: KeeperStatus): boolean =>
  status.kind === 'unusable' ? status.problem === 'lost' : status.kind !== 'off';

async function read({ ledger, device, marks, clock, shown }: KeeperParts): Promise<Found> {
  const { store, locks, name } = ledger;
  const isExpected = isKept(shown.getState().status) || marks.get(KEPT_HINT) !== null;
  // If it is unknown whether there is data, the app works in memory. It then overwrites no data.
  if (!isExpected && !(await hasDatabase(name, clock).catch(() => false))) return OFF;
  if (!locks.isAvailable()) throw new DeviceStoreError('unavailable');
  const { head } = await store.read();
  if (!head && isExpected) throw new DeviceStoreError('lost');
  if (!head || head.isErased) {
    forget(ledger);
    return OFF;
  }
  if (head.lock && !fits(ledger, head)) {
    forget(ledger);
    const now = clock.now();
    await store.write((it) => withRightWait(it, now));
    return { status: { kind: 'locked', tryAgainAt: nextTryAt(head.lock, now) } };
  }
  const { identity } = (await refresh(ledger)).head;
  const lockAfter = head.lock?.after ?? 'never';
  const isPersistent = await inTime(clock, device.isPersistent()).catch(() => false);
  const problem = ledger.isFull && ({ problem: 'no-space' } as const);
  const status = { kind: 'open', lockAfter, isPersistent, ...problem } as const;
  return { status, identity, lock: head.lock };
}

/** Reads whether another tab stores data, while this tab has wallets in memory that the user has changed. */
async function findBeside({ ledger: { store, name }, marks, clock }: KeeperParts): Promise<Found> {
  if (marks.get(KEPT_HINT) === null && !(await hasDatabase(name, clock))) return OFF;
  const { head } = await inTime(clock, store.read());
  return head && !head.isErased ? UNKEPT : OFF;
}

/**
 * Reads the status of the database. Never rejects, and ends if the browser does not answer. Resolves with null if the
 * status must stay, so that wallets in memory are not lost.
 */
async function find(parts: KeeperParts, mayReplace: boolean): Promise<Found | null> {
  const { clock, hasUnkept, ledger, shown } = parts;
  if (isInMemory(shown.getState().status) && !mayReplace && hasUnkept())
    return findBeside(parts).catch(() => null);
  const reading = read(parts);
  try {
    return await inTime(clock, reading);
  } catch (cause) {
    // Another tab has locked or replaced the data during the reading.
    if (isProblem(cause, 'locked') || isProblem(cause, 'replaced')) return find(parts, mayReplace);
    const { problem } = storeErrorOf(cause);
    const again = () => void sync(parts);
    if (problem === 'no-answer') reading.then(again, again);
    const status = { kind: 'unusable', problem: problem as DeviceProblem } as const;
    if (!ledger.copy) return { status };
    const inMemory = ledger.copy.head.lock ? 'encrypted' : 'plain';
    // The data in memory is also locked at its deadline.
    return { status: { ...status, inMemory }, lock: parts.lock };
  }
}

const printOf = ({ status, identity, epoch, personal }: Partial<KeeperShown>) =>
  JSON.stringify([status, identity, epoch, personal]);

/** Returns whether the app still shows the same wallets after a change of the status. */
const isLike = (one: KeeperStatus, other: KeeperStatus) =>
  one.kind === other.kind || (isInMemory(one) && isInMemory(other));

async function show(
  parts: KeeperParts,
  wallets: 'same' | 'other' | undefined,
  mayReplace: boolean,
): Promise<void> {
  const { clock, ledger, marks, shown, start } = parts;
  if (isAside(shown.getState().status)) return;
  const found = await find(parts, mayReplace);
  const before = shown.getState();
  // The user may have stopped to wait for the browser.
  if (!found || isAside(before.status)) return;
  const { status, identity, lock } = found;
  const isSame = identity === before.identity && isLike(status, before.status);
  const isExpected = identity !== undefined && identity === parts.expected;
  if (isExpected) delete parts.expected;
  const isOther = wallets === undefined ? !isSame && !isExpected : wallets === 'other';
  const isOpen = status.kind === 'open';
  const earlier = isSame ? before.book : null;
  const book = isOpen ? (earlier ?? createDeviceBook(clock, ledger, start())) : null;
  await book?.refresh().catch(() => undefined);
  const { contacts, choices } = ledger.copy?.data ?? {};
  const personal = isOpen && contacts && choices ? { contacts, choices } : null;
  if (status.kind === 'off') marks.remove(KEPT_HINT);
  else if (isKept(status) && marks.get(KEPT_HINT) === null) marks.set(KEPT_HINT, 'yes');
  parts.lock = lock;
  if (lock) parts.stopWatch ??= watch(parts);
  else endWatch(parts);
  const epoch = before.epoch + (isOther ? 1 : 0);
  const next = { status, identity, epoch, personal };
  if (book === before.book && printOf(next) === printOf(before)) return;
  const isEqual = printOf({ status }) === printOf({ status: before.status });
  shown.setState({ ...next, book, status: isEqual ? before.status : status });
}

/**
 * Reads the database and updates the state of this tab. The app reads the wallets again if the data has another
 * identity or status. `wallets` overrides this decision. With `mayReplace`, stored data replaces wallets in memory
 * that the user has changed; otherwise the status is then `unkept`.
 */
export function sync(
  parts: KeeperParts,
  wallets?: 'same' | 'other',
  mayReplace = false,
): Promise<void> {
  const run = () => show(parts, wallets, mayReplace);
  parts.turn = parts.turn.then(run, run);
  return parts.turn;
}

/**
 * The interval in milliseconds at which the deadline of the lock is checked. A single timer would stop while the device
 * sleeps.
 */
const CHECK_MS = 1_000;

/**
 * Use of the page stores a new deadline only if the deadline moves by at least 1/60 of the lock's duration. Storing
 * each use would be slow.
 */
const PART = 60;

/** Stops watching the deadline of the lock. */
export function endWatch(parts: KeeperParts): void {
  parts.stopWatch?.();
  delete parts.stopWatch;
}

/** Locks the data at its deadline, and moves the deadline when the page is used. The returned function stops it. */
function watch(parts: KeeperParts): Cancel {
  const { clock, device, ledger } = parts;
  let isAsking = false;

  async function check(): Promise<void> {
    if (isAsking || !parts.lock || !isDue(parts.lock, clock.now())) return;
    isAsking = true;
    await parts.lockIfDue();
    isAsking = false;
  }
  function use(): void {
    const { lock } = parts;
    const now = clock.now();
    // A deadline that has passed is not moved: the first press after the device wakes must not keep the data unlocked.
    if (!lock || isDue(lock, now)) return;
    const deadline = now + lockLength(lock.after);
    if (deadline - lock.deadline < lockLength(lock.after) / PART) return;
    parts.lock = { ...lock, deadline };
    // If the write fails, only the other tabs do not learn of the use.
    ledger.store.write((head) => used(head, lock.session, now)).catch(() => undefined);
  }
  const stops = [
    device.onActivity(use),
    clock.every(CHECK_MS, () => void check()),
    clock.whileSeen(() => {
      void check();
      return () => undefined;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
