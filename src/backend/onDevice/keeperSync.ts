import type { WalletState } from '../../domain/ledger/ledger';
import { lockLength } from '../../domain/lock';
import type { Cancel, Clock } from '../../services/clock';
import { hasDatabase } from '../../services/databases';
import type { KeptDevice } from '../../services/keptDevice';
import type { Locks } from '../../services/locks';
import type { Marks } from '../../services/marks';
import type { createKeeperShown, DeviceProblem, KeeperShown, KeeperStatus } from '../keeper';
import { KEPT_HINT } from '../keeper';
import { createDeviceBook } from './deviceBook';
import type { Head, StoredLock } from './deviceLock';
import { isDue, nextTryAt, used, withRightWait } from './deviceLock';
import type { Ledger } from './deviceLedger';
import { fits, forget, refresh } from './deviceLedger';
import { DeviceStoreError, isProblem, storeErrorOf } from './deviceStoreError';

/** The options of a keeper. */
export interface DeviceKeeperOptions {
  readonly clock: Clock;
  /** The parts of the device; those of the browser by default. */
  readonly device?: KeptDevice;
  /** The locks that all tabs share; those of the browser by default. */
  readonly locks?: Locks;
  /** Keeps a hint that data is kept. */
  readonly marks: Marks;
  /** The name of the database; `'florin'` by default. */
  readonly name?: string;
  /** The currencies, networks and prices at this moment, and the sample wallets. */
  readonly start: () => WalletState;
  /** The iterations of a new passphrase; the recommended number by default. */
  readonly iterations?: number;
  /** The state that the app shows before the keeper is made. */
  readonly shown?: ReturnType<typeof createKeeperShown>;
}

/** The parts of a keeper. Only the functions of this module and the actions of the keeper change them. */
export interface KeeperParts extends Required<Omit<DeviceKeeperOptions, 'name' | 'locks'>> {
  readonly ledger: Ledger;
  /** Locks the data if no tab was used. */
  readonly lockIfDue: () => Promise<unknown>;
  /** The identity of data whose wallets the app shows already. */
  expected?: string;
  /** The lock of open data. */
  lock?: StoredLock | undefined;
  stopWatch?: Cancel;
  /** The last reading. */
  turn: Promise<void>;
}

/** The state of the database. */
interface Found extends Partial<Pick<Head, 'identity' | 'lock'>> {
  readonly status: KeeperStatus;
}

const OFF: Found = { status: { kind: 'off' } };

/** Whether data is kept, or was kept until it was lost. With another problem it is not known. */
const isKept = (status: KeeperStatus): boolean =>
  status.kind === 'unusable' ? status.problem === 'lost' : status.kind !== 'off';

async function read({ ledger, device, marks, clock, shown }: KeeperParts): Promise<Found> {
  const { store, locks, name } = ledger;
  const isExpected = isKept(shown.now().status) || marks.get(KEPT_HINT) !== null;
  if (!isExpected && !(await hasDatabase(name))) return OFF;
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
  const isPersistent = await device.isPersistent().catch(() => false);
  const problem = ledger.isFull && ({ problem: 'no-space' } as const);
  const status = { kind: 'open', lockAfter, isPersistent, ...problem } as const;
  return { status, identity, lock: head.lock };
}

/** Finds out the state of the database. Never rejects. */
async function find(parts: KeeperParts): Promise<Found> {
  try {
    return await read(parts);
  } catch (cause) {
    // Another tab has locked or replaced the data between two readings.
    if (isProblem(cause, 'locked') || isProblem(cause, 'replaced')) return find(parts);
    const problem = storeErrorOf(cause).problem as DeviceProblem;
    return { status: { kind: 'unusable', problem } };
  }
}

const printOf = ({ status, identity, epoch, personal }: Partial<KeeperShown>) =>
  JSON.stringify([status, identity, epoch, personal]);

async function show(parts: KeeperParts, wallets: 'same' | 'other' | undefined): Promise<void> {
  const { clock, ledger, marks, shown, start } = parts;
  const before = shown.now();
  const { status, identity, lock } = await find(parts);
  const isSame = identity === before.identity && status.kind === before.status.kind;
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
  shown.update({ ...next, book, status: isEqual ? before.status : status });
}

/**
 * Reads the database and shows its state. The app reads the wallets again if they are other ones. With `wallets`, that
 * does not depend on the database.
 */
export function sync(parts: KeeperParts, wallets?: 'same' | 'other'): Promise<void> {
  const run = () => show(parts, wallets);
  parts.turn = parts.turn.then(run, run);
  return parts.turn;
}

/** How often the deadline is compared with the clock. A single timer would not run while the device sleeps. */
const CHECK_MS = 1_000;

/** A deadline is stored when it has moved by this part of the whole time. Storing each use would be slow. */
const PART = 60;

/** Ends the watch of the deadline. */
export function endWatch(parts: KeeperParts): void {
  parts.stopWatch?.();
  delete parts.stopWatch;
}

/** Watches the deadline of the lock until the returned function is called. Use of the page moves it. */
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
    // A deadline that has passed stays, so that the press that wakes the device does not move it.
    if (!lock || isDue(lock, now)) return;
    const deadline = now + lockLength(lock.after);
    if (deadline - lock.deadline < lockLength(lock.after) / PART) return;
    parts.lock = { ...lock, deadline };
    // A use that is not stored is only missing for the other tabs.
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
