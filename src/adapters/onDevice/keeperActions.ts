import type { BackupContents } from '../../domain/backup/backup';
import { lockLength } from '../../domain/lock';
import { accept, refuse } from '../../domain/result';
import { hasDatabase } from '../../services/databases';
import { deviceKey } from '../device';
import {
  isAside,
  ordersOf,
  type FirstLock,
  type Keeper,
  type KeeperRefusal,
  type Kept,
  type LockChange,
} from '../keeper';
import { alone, begin, change, forget, refresh } from './deviceLedger';
import { createLock, locked, tryPassphrase, withLock } from './deviceLock';
import { storeErrorOf } from './deviceStoreError';
import { sync, type KeeperParts } from './keeperSync';

const DONE: Kept = accept(null);

const refuseAs = (kind: KeeperRefusal['kind']): Kept => refuse({ kind });

/** Returns the refusal of an action that needs unlocked, usable data. */
function refusalOf({ shown }: KeeperParts): Kept {
  const { status } = shown.getState();
  if (status.kind === 'locked') return refuseAs('locked');
  return refuseAs(status.kind === 'unusable' ? status.problem : 'replaced');
}

type Action = () => Promise<Kept>;

/**
 * Runs an action, updates the state of this tab, and notifies the other tabs. An error of the store becomes a refusal.
 */
async function act(parts: KeeperParts, run: Action, wallets?: 'other'): Promise<Kept> {
  const kept = await run().catch((cause: unknown) => refuseAs(storeErrorOf(cause).problem));
  // After a success, the stored data is that of this tab, so it replaces the wallets in memory.
  const isRead = sync(parts, kept.ok ? wallets : undefined, kept.ok);
  // The browser would not answer this reading in time either.
  if (kept.ok || kept.refusal.kind !== 'no-answer') await isRead;
  parts.ledger.tabs.announce();
  return kept;
}

/** Runs an action after the pending orders of all tabs have ended. New orders wait until the action has ended. */
function exclusively(parts: KeeperParts, run: Action, wallets?: 'other'): Promise<Kept> {
  const wait = (isWaiting: boolean) => {
    parts.shown.setState({ isWaiting });
  };
  const { locks, name } = parts.ledger;
  const begun = () => {
    wait(false);
    return act(parts, run, wallets);
  };
  return locks.hold(ordersOf(name), 'exclusive', begun, () => {
    wait(true);
  });
}

/** Runs an action on open data. With `isSame`, refuses if the data was replaced while the action waited. */
async function onOpen(parts: KeeperParts, isSame: boolean, run: Action): Promise<Kept> {
  const { identity, status } = parts.shown.getState();
  if (status.kind !== 'open') return refusalOf(parts);
  return exclusively(parts, async () => {
    await sync(parts);
    const now = parts.shown.getState();
    const isRight = isSame ? now.identity === identity : now.status.kind === 'open';
    return isRight ? run() : refusalOf(parts);
  });
}

/** Asks the browser not to delete the data. In Firefox, the promise can stay pending, because Firefox asks the user. */
async function persist(parts: KeeperParts): Promise<void> {
  await parts.device.persist().catch(() => false);
  await sync(parts);
}

/**
 * Stores data for the first time. `isOther` means that the app shows different data, and must read the wallets again.
 */
async function keep(
  parts: KeeperParts,
  contents: () => Promise<BackupContents>,
  lock: FirstLock | undefined,
  isOther: boolean,
): Promise<Kept> {
  const { clock, iterations, ledger, shown } = parts;
  if (!ledger.locks.isAvailable()) return refuseAs('unavailable');
  if (isAside(shown.getState().status)) return refuseAs('aside');
  if (shown.getState().status.kind === 'open') return DONE;
  const kept = await exclusively(parts, async () => {
    await sync(parts);
    const { kind } = shown.getState().status;
    if (kind === 'unusable') return refusalOf(parts);
    if (kind !== 'off') return refuseAs(kind === 'unkept' ? 'unkept' : 'found');
    const read = await contents().catch(() => null);
    if (!read) return refuseAs('unavailable');
    const opened = lock && (await createLock(lock.after, lock.passphrase, iterations, clock.now()));
    const identity = deviceKey();
    if (!isOther) parts.expected = identity;
    await begin(ledger, { ...read, answers: [] }, { identity, opened: opened ?? null });
    return DONE;
  });
  if (kept.ok) void persist(parts);
  return kept;
}

/**
 * Erases all data, but keeps the `Head`, which states that the data was erased. After a crash, the browser may restore
 * the removed hint in the local storage; without the `Head`, the data would then seem to be lost.
 */
async function erase({ ledger: { store, name }, clock, shown }: KeeperParts): Promise<Kept> {
  const { status } = shown.getState();
  if (await hasDatabase(name, clock)) {
    // Data that is damaged, or that another version of the app has written, cannot be overwritten.
    if (status.kind === 'unusable' || isAside(status)) await store.destroy();
    await store.write(() => ({ identity: deviceKey(), writes: 0, isErased: true }));
  }
  if (isAside(status)) shown.setState({ status: { kind: 'off' } });
  return DONE;
}

/** Replaces open data. The identity changes, so that orders on the earlier data fail. */
async function replace({ ledger }: KeeperParts, contents: BackupContents): Promise<Kept> {
  await change(ledger, () => ({ ...contents, answers: [] }), { identity: deviceKey() });
  return DONE;
}

async function savePersonal(
  parts: KeeperParts,
  changed: Parameters<Keeper['savePersonal']>[0],
): Promise<Kept> {
  const { identity, status } = parts.shown.getState();
  if (status.kind === 'off') return DONE;
  if (status.kind !== 'open') return refusalOf(parts);
  return act(parts, async () => {
    let kept = DONE;
    await change(parts.ledger, ({ head, data }) => {
      if (identity !== head.identity) kept = refuseAs('replaced');
      const { contacts, choices } = kept.ok ? changed(data) : data;
      const isSame = contacts === data.contacts && choices === data.choices;
      return isSame ? null : { ...data, contacts, choices };
    });
    return kept;
  });
}

/** Tries a passphrase. Succeeds for any passphrase if the data has no lock. */
async function unlock({ ledger, clock }: KeeperParts, passphrase: string): Promise<Kept> {
  const tried = await tryPassphrase(ledger.store.write, clock, passphrase);
  if (typeof tried === 'string') return refuseAs(tried);
  if (tried) ledger.unlocked = tried;
  return DONE;
}

async function setLock(parts: KeeperParts, { after, passphrase, next }: LockChange): Promise<Kept> {
  const { clock, iterations, ledger } = parts;
  const isLocked = (await refresh(ledger)).head.lock !== undefined;
  if (isLocked ? passphrase === undefined : after !== 'never' && next === undefined)
    return refuseAs('wrong-passphrase');
  const tried = await unlock(parts, passphrase ?? '');
  if (!tried.ok || (after === 'never' && !isLocked)) return tried;
  const now = clock.now();
  if (after !== 'never' && next === undefined) {
    const deadline = now + lockLength(after);
    await ledger.store.write((head) => withLock(head, { after, deadline }));
  } else {
    const opened = after === 'never' ? null : await createLock(after, next ?? '', iterations, now);
    await change(ledger, ({ data }) => data, { opened });
  }
  return DONE;
}

/**
 * Locks the data in all tabs. With `ifDue`, only if the deadline has passed without use of any tab. If the lock is not
 * stored, removes the data only from the memory of this tab.
 */
export const lock = (parts: KeeperParts, ifDue: boolean): Promise<Kept> =>
  exclusively(parts, async () => {
    const { clock, ledger } = parts;
    const { store } = ledger;
    const now = clock.now();
    let isStored = false;
    try {
      isStored = Boolean((await store.write((head) => locked(head, now, ifDue)))?.lock);
    } finally {
      if (!isStored) forget(ledger);
    }
    return DONE;
  });

/** Returns the actions of a keeper that change the stored data. Each action reads the database first. */
export const actionsOf = (
  parts: KeeperParts,
): Pick<Keeper, 'keep' | 'erase' | 'savePersonal' | 'replace' | 'setLock' | 'unlock' | 'lock'> => ({
  keep: (contents, first) => keep(parts, contents, first, false),
  erase: () => exclusively(parts, () => erase(parts), 'other'),
  savePersonal: (changed) => savePersonal(parts, changed),
  replace: (contents, first) =>
    parts.shown.getState().status.kind === 'off'
      ? keep(parts, () => Promise.resolve(contents), first, true)
      : onOpen(parts, true, () => replace(parts, contents)),
  setLock: (choice) => onOpen(parts, false, () => setLock(parts, choice)),
  unlock: (passphrase) => act(parts, () => alone(parts.ledger, () => unlock(parts, passphrase))),
  lock: () => lock(parts, false),
});
