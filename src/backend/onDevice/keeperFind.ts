import type { WalletState } from '../../domain/ledger/ledger';
import type { Clock } from '../../services/clock';
import { hasDatabase } from '../../services/databases';
import type { KeptDevice } from '../../services/keptDevice';
import type { Locks } from '../../services/locks';
import type { Marks } from '../../services/marks';
import type { KeeperStatus } from '../keeper';
import { KEPT_HINT } from '../keeper';
import type { DeviceLedger } from './deviceLedger';
import { nextTryAt, withRightWait } from './deviceLock';
import type { DeviceStore } from './deviceStore';
import type { Head, StoredLock } from './storedHead';
import { DeviceStoreError, storeErrorOf } from './deviceStoreError';
import type { Tabs } from './tabs';

/** The parts of a keeper. */
export interface KeeperParts {
  readonly clock: Clock;
  readonly device: KeptDevice;
  readonly locks: Locks;
  readonly marks: Marks;
  readonly name: string;
  readonly start: () => WalletState;
  readonly iterations: number;
  readonly store: DeviceStore;
  readonly ledger: DeviceLedger;
  readonly tabs: Tabs;
}

/** The state of the database. */
export interface Found {
  readonly status: KeeperStatus;
  /** Another text if all wallets are other ones. */
  readonly mark: string;
  readonly lock?: StoredLock | undefined;
}

export const OFF: Found = { status: { kind: 'off' }, mark: 'off' };

/** The mark of open data. */
export const markOf = ({ identity }: Pick<Head, 'identity'>): string => `open ${identity}`;

/** Whether data is kept, or was kept until it was lost. With another problem it is not known. */
export const isKept = (status: KeeperStatus): boolean =>
  status.kind === 'unusable' ? status.problem === 'lost' : status.kind !== 'off';

/** Reads the state of the database. A problem of the last write stays until a write succeeds. */
async function read(parts: KeeperParts, before: KeeperStatus): Promise<Found> {
  const { store, ledger, locks, device, name, marks, clock } = parts;
  const isExpected = isKept(before) || marks.get(KEPT_HINT) !== null;
  if (!isExpected && !(await hasDatabase(name))) return OFF;
  if (!locks.isAvailable()) throw new DeviceStoreError('unavailable');
  const { head } = await store.read();
  if (!head && isExpected) throw new DeviceStoreError('lost');
  if (!head || head.isErased) {
    ledger.forget();
    return OFF;
  }
  if (head.lock && !ledger.fits(head)) {
    ledger.forget();
    const now = clock.now();
    if (withRightWait(head, now)) await store.write((it) => withRightWait(it, now));
    return {
      status: { kind: 'locked', tryAgainAt: nextTryAt(head.lock, now) },
      mark: `locked ${head.identity}`,
    };
  }
  const { identity } = (await ledger.refresh()).head;
  const status: KeeperStatus = {
    kind: 'open',
    lockAfter: head.lock?.after ?? 'never',
    isPersistent: await device.isPersistent().catch(() => false),
    ...(before.kind === 'open' && before.problem && { problem: before.problem }),
  };
  return { status, mark: markOf({ identity }), lock: head.lock };
}

/** Finds out the state of the database. Never rejects. */
export async function find(parts: KeeperParts, before: KeeperStatus): Promise<Found> {
  try {
    return await read(parts, before);
  } catch (cause) {
    const { problem } = storeErrorOf(cause);
    // Another tab has locked or replaced the data between two readings.
    if (problem === 'locked' || problem === 'replaced') return find(parts, before);
    return { status: { kind: 'unusable', problem }, mark: `unusable ${problem}` };
  }
}
