import type { BackupContents } from '../../domain/backup/backup';
import { accept, refuse } from '../../domain/result';
import { lockLength } from '../../domain/lock';
import { hasDatabase } from '../../services/databases';
import { deviceKey } from '../device';
import type { FirstLock, Keeper, KeeperRefusal, Kept } from '../keeper';
import type { OpenedLock } from './deviceLock';
import { createLock, locked, tryPassphrase, withLock } from './deviceLock';
import { storeErrorOf } from './deviceStoreError';
import { ordersOf } from '../keeper';
import type { KeeperParts } from './keeperFind';
import { markOf } from './keeperFind';
import type { KeeperView } from './keeperView';

/** The actions of a keeper that change what is stored. */
export interface KeeperActions extends Pick<
  Keeper,
  'keep' | 'erase' | 'replace' | 'savePersonal' | 'setLock' | 'unlock' | 'lock'
> {
  /** Locks the data if no tab was used, and resolves with the deadline that all tabs share. */
  readonly lockIfDue: () => Promise<number>;
  /** Deletes a database without data. */
  readonly removeEmpty: () => Promise<void>;
}

const DONE: Kept = accept(null);

const refuseAs = (kind: KeeperRefusal['kind']): Kept => refuse({ kind });

/** Makes the actions of a keeper. Each of them reads the database first, and shows it in all tabs afterwards. */
export function createKeeperActions(parts: KeeperParts, view: KeeperView): KeeperActions {
  const { clock, locks, name, iterations, store, ledger, tabs } = parts;

  /** Runs an action, and shows what it has done. A call to the store that fails becomes a refusal. */
  async function act(run: () => Promise<Kept>, isReplaced = false): Promise<Kept> {
    let kept: Kept;
    try {
      kept = await run();
    } catch (cause) {
      kept = refuseAs(storeErrorOf(cause).problem);
    }
    await view.sync(isReplaced && kept.ok);
    tabs.announce();
    if (kept.ok) view.report(undefined);
    else if (kept.refusal.kind === 'no-space') view.report('no-space');
    return kept;
  }

  /** Runs an action when the pending orders of all tabs have ended. No order begins meanwhile. */
  const exclusively = (run: () => Promise<Kept>, isReplaced?: boolean): Promise<Kept> =>
    locks.hold(
      ordersOf(name),
      'exclusive',
      () => {
        view.wait(false);
        return act(run, isReplaced);
      },
      () => {
        view.wait(true);
      },
    );

  /** Runs an action on open data. With `isSame`, only on the data that the user saw when the action began. */
  const onOpen = (isSame: boolean, run: () => Promise<Kept>): Promise<Kept> => {
    const { mark, status } = view.now();
    if (status.kind !== 'open') return Promise.resolve(refusalOf(view));
    return exclusively(async () => {
      await view.sync();
      const now = view.now();
      const isRight = isSame ? now.mark === mark : now.status.kind === 'open';
      return isRight ? run() : refusalOf(view);
    });
  };

  /** Encrypts the data with a new key, or decrypts it. */
  const relock = (opened: OpenedLock | null) => ledger.change(({ data }) => data, { opened });

  const setLock = async ({ after, passphrase, next }: Parameters<Keeper['setLock']>[0]) => {
    const { head } = await ledger.refresh();
    if (head.lock) {
      if (passphrase === undefined) return refuseAs('wrong-passphrase');
      const tried = await tryPassphrase(store, clock, passphrase);
      if (tried === 'wait' || tried === 'wrong-passphrase') return refuseAs(tried);
      if (tried !== 'unlocked') ledger.unlock(tried);
    }
    const now = clock.now();
    if (after === 'never') {
      if (head.lock) await relock(null);
    } else if (next !== undefined) {
      await relock(await createLock(after, next, iterations, now));
    } else if (head.lock) {
      const deadline = now + lockLength(after);
      await store.write((it) => it && withLock(it, { after, deadline }));
    } else return refuseAs('wrong-passphrase');
    return DONE;
  };

  const keep = createKeep(parts, view, exclusively);
  const lock = (isOnlyIfDue: boolean) =>
    exclusively(async () => {
      await store.write((head) => locked(head, clock.now(), isOnlyIfDue));
      return DONE;
    });

  return {
    keep: (contents, first) => keep(contents, first, false),
    erase: () => exclusively(() => erase(parts, view), true),
    replace: (contents, first) =>
      view.now().status.kind === 'off'
        ? keep(() => Promise.resolve(contents), first, true)
        : onOpen(true, async () => {
            await ledger.change(() => ({ ...contents, answers: [] }), { identity: deviceKey() });
            return DONE;
          }),
    async savePersonal(change) {
      const { mark, status } = view.now();
      if (status.kind === 'off') return DONE;
      if (status.kind !== 'open') return refusalOf(view);
      return act(async () => {
        let isShown = true;
        await ledger.change(({ head, data }) => {
          isShown = mark === markOf(head);
          if (!isShown) return null;
          const { contacts, choices } = change(data);
          const isSame = contacts === data.contacts && choices === data.choices;
          return isSame ? null : { ...data, contacts, choices };
        });
        return isShown ? DONE : refuseAs('replaced');
      });
    },
    setLock: (change) => onOpen(false, () => setLock(change)),
    unlock: (passphrase) =>
      act(() =>
        ledger.alone(async () => {
          const tried = await tryPassphrase(store, clock, passphrase);
          if (tried === 'wait' || tried === 'wrong-passphrase') return refuseAs(tried);
          if (tried !== 'unlocked') ledger.unlock(tried);
          return DONE;
        }),
      ),
    lock: () => lock(false),
    async lockIfDue() {
      await lock(true);
      const { head } = await store.read();
      return head?.lock?.deadline ?? 0;
    },
    async removeEmpty() {
      await exclusively(async () => {
        const { head } = await store.read();
        if (!head || head.isErased) await store.destroy();
        return DONE;
      });
    },
  };
}

/** Why an action is refused that needs open data. */
function refusalOf(view: KeeperView): Kept {
  const { status } = view.now();
  if (status.kind === 'locked') return refuseAs('locked');
  return refuseAs(status.kind === 'unusable' ? status.problem : 'replaced');
}

/** Makes the function that begins to keep data. With `isOther`, it is not the data that the app shows. */
function createKeep(
  { ledger, device, clock, iterations, locks }: KeeperParts,
  view: KeeperView,
  exclusively: (run: () => Promise<Kept>) => Promise<Kept>,
) {
  /** Asks the browser not to remove the data. Firefox asks the user, who may never answer. */
  const persist = async () => {
    await device.persist().catch(() => false);
    await view.sync();
  };
  return async (
    read: () => Promise<BackupContents>,
    lock: FirstLock | undefined,
    isOther: boolean,
  ): Promise<Kept> => {
    if (!locks.isAvailable()) return refuseAs('unavailable');
    if (view.now().status.kind === 'open') return DONE;
    const kept = await exclusively(async () => {
      await view.sync();
      const { kind } = view.now().status;
      if (kind !== 'off') return kind === 'unusable' ? refusalOf(view) : refuseAs('found');
      const contents = await read().catch(() => null);
      if (!contents) return refuseAs('unavailable');
      const opened = lock
        ? await createLock(lock.after, lock.passphrase, iterations, clock.now())
        : null;
      const identity = deviceKey();
      if (!isOther) view.expect(markOf({ identity }));
      await ledger.begin({ ...contents, answers: [] }, identity, opened);
      return DONE;
    });
    if (kept.ok) void persist();
    return kept;
  };
}

/**
 * Erases everything. An empty head stays until a later visit, because the browser may forget later than the database that
 * data was kept; it would then seem to be lost.
 */
async function erase({ store, name }: KeeperParts, view: KeeperView): Promise<Kept> {
  if (!(await hasDatabase(name))) return DONE;
  // A newer or an older version has written the data, or it is damaged.
  if (view.now().status.kind === 'unusable') await store.destroy();
  await store.write(() => ({ identity: deviceKey(), writes: 0, isErased: true }));
  return DONE;
}
