import { deleteDB } from 'idb';
import type { BackupContents, KeptChoices } from '../../domain/backup/backup';
import type { WalletState } from '../../domain/ledger/ledger';
import type { LockAfter } from '../../domain/lock';
import { accept, refuse } from '../../domain/result';
import type { Clock } from '../../services/clock';
import type { KeptDevice } from '../../services/keptDevice';
import { browserKeptDevice } from '../../services/keptDevice';
import type { Passkeys } from '../../services/passkeys';
import { browserPasskeys } from '../../services/passkeys';
import { ITERATIONS } from '../../services/sealing';
import { KEPT_KEY } from '../keeper';
import type {
  DeviceProblem,
  Keeper,
  KeeperRefusal,
  KeeperStatus,
  Kept,
  Marks,
  Personal,
} from '../keeper';
import { DEADLINE, watchDeadline } from './deadline';
import type { DeviceBook } from './deviceBook';
import { createDeviceBook } from './deviceBook';
import type { Unlocked } from './deviceCipher';
import type { StoredLock } from './deviceLock';
import { createLock, openByPasskey, openByPassphrase, withPasskey } from './deviceLock';
import { changesBetween } from './deviceRecords';
import type { DeviceStore } from './deviceStore';
import { openDeviceStore } from './deviceStore';
import { storeErrorOf, DeviceStoreError } from './deviceStoreError';
import { openTabs } from './tabs';
import { createTries } from './tries';

/** The options of a keeper. */
export interface DeviceKeeperOptions {
  readonly clock: Clock;
  /** The parts of the device; those of the browser by default. */
  readonly device?: KeptDevice;
  readonly marks: Marks;
  /** The name of the database; `'florin'` by default. */
  readonly name?: string;
  /** The name of a new passkey, as the device lists it; the name of the database by default. */
  readonly label?: string;
  /** The currencies, networks and prices at this moment, and the sample wallets. */
  readonly start: () => WalletState;
  /** The passkeys; those of the browser by default. */
  readonly passkeys?: Passkeys;
  /** The iterations of a new passphrase; the recommended number by default. */
  readonly iterations?: number;
}

/** A keeper with its ledger. */
export interface DeviceKeeper extends Keeper {
  /** The ledger of the kept wallets while they can be used; otherwise null. */
  readonly book: () => DeviceBook | null;
  /** Called when a call of the adapter has found a problem. */
  readonly report: (problem: DeviceProblem) => void;
  /** Ends the timers and listeners. */
  readonly close: () => Promise<void>;
}

const DONE: Kept = accept(null);

const refuseAs = (kind: KeeperRefusal['kind']): Kept => refuse({ kind });

const OFF: KeeperStatus = { kind: 'off' };

/** The choices of data that was kept without them. */
const choicesFor = ({ activeWalletId, primaryCurrency, chainId }: WalletState): KeptChoices => ({
  activeWalletId,
  primaryCurrency,
  chainId,
  hidesBalances: false,
});

/** Makes the keeper of a device. `open` reads the kept data. */
export function createDeviceKeeper({
  clock,
  device = browserKeptDevice,
  marks,
  name = 'florin',
  label = name,
  start,
  passkeys = browserPasskeys,
  iterations = ITERATIONS,
}: DeviceKeeperOptions): DeviceKeeper {
  const tabs = openTabs(name);
  const tries = createTries(clock, marks);
  const listeners = new Set<() => void>();
  let status: KeeperStatus = OFF;
  let epoch = 0;
  let book: DeviceBook | null = null;
  let unlocked: Unlocked | null = null;
  let stopWatch: () => void = () => undefined;
  let isPersistent = false;
  /** The number of transitions, such as locking. Another tab may begin one while this tab still opens the data. */
  let transitions = 0;
  let canAddPasskey = false;
  /** Changed contacts and choices that are being written. */
  let saving: Partial<Personal> = {};
  /** The contents in memory when the database failed, for an export. */
  let rescued: BackupContents | null = null;

  function show(next: KeeperStatus, isReplaced = false): void {
    status = next;
    if (isReplaced) epoch += 1;
    for (const run of listeners) run();
  }

  /** Runs an action on the store; its connection is closed afterwards. */
  async function withStore<Value>(run: (store: DeviceStore) => Promise<Value>): Promise<Value> {
    const store = await openDeviceStore(name, unlocked);
    try {
      return await run(store);
    } finally {
      store.close();
    }
  }

  /** Runs an action; a `DeviceStoreError` becomes a refusal. */
  async function attempt(run: () => Promise<Kept>): Promise<Kept> {
    try {
      const kept = await run();
      if (kept.ok && status.kind === 'open' && status.problem !== undefined) {
        const { problem: _past, ...usable } = status;
        show(usable);
      }
      return kept;
    } catch (cause) {
      const { problem } = storeErrorOf(cause);
      if (status.kind === 'open') show({ ...status, problem });
      return refuseAs(problem);
    }
  }

  /** Closes the ledger. A transition that was begun earlier has no effect any more. */
  async function closeBook(): Promise<void> {
    transitions += 1;
    stopWatch();
    const closing = book;
    book = null;
    await closing?.close();
  }

  function statusLocked(hasPasskey: boolean): KeeperStatus {
    return { kind: 'locked', hasPasskey, tryAgainAt: tries.nextAt() };
  }

  function watch(after: LockAfter): void {
    stopWatch();
    stopWatch = watchDeadline({ clock, device, marks, after, onDue: () => lock() });
  }

  /** Opens the ledger with the current key, or finds out why it cannot be opened. */
  async function enter(isReplaced: boolean): Promise<void> {
    const closing = closeBook();
    const mine = transitions;
    const showMine = (next: KeeperStatus) => {
      if (mine === transitions) show(next, isReplaced);
    };
    await closing;
    try {
      const stored = await withStore((store) => store.lock());
      if (stored && stored.key.wrappedKey !== unlocked?.lock.wrappedKey) {
        if (mine === transitions) unlocked = null;
        showMine(statusLocked(stored.passkey !== undefined));
        return;
      }
      if (!stored) unlocked = null;
      const opened = createDeviceBook({
        clock,
        open: () => openDeviceStore(name, unlocked),
        tabs,
        start: start(),
      });
      if ((await withStore((store) => store.generation())) === 0)
        throw new DeviceStoreError('lost');
      await opened.refresh();
      if (mine !== transitions) {
        await opened.close();
        return;
      }
      book = opened;
      const lockAfter = stored?.after ?? 'never';
      watch(lockAfter);
      const hasPasskey = stored?.passkey !== undefined;
      show({ kind: 'open', lockAfter, isPersistent, hasPasskey, canAddPasskey }, isReplaced);
      rescued = null;
    } catch (cause) {
      showMine({ kind: 'unusable', problem: storeErrorOf(cause).problem });
    }
  }

  /** Locks this tab. A pending order is completed first; the next check of the deadline then locks. */
  function lockHere(): void {
    if (status.kind !== 'open' || !unlocked || book?.isBusy()) return;
    const { hasPasskey } = status;
    unlocked = null;
    rescued = null;
    void closeBook();
    show(statusLocked(hasPasskey), true);
  }

  function lock(): void {
    tabs.announce('locked');
    lockHere();
  }

  /** Reads the contacts that another tab has changed. */
  async function readChanges(): Promise<void> {
    const before = book?.personal();
    // The next call of the adapter reports a problem.
    await book?.refresh().catch(() => undefined);
    if (book && book.personal() !== before) show(status);
  }

  const stopTabs = tabs.onMessage((message) => {
    if (message === 'locked') lockHere();
    else if (message === 'changed') void readChanges();
    else if (message === 'erased') {
      unlocked = null;
      void closeBook();
      show(OFF, true);
    } else void enter(true);
  });

  /** The contents of the database that can be read; null without any. */
  async function readReadable(): Promise<BackupContents | null> {
    const { wallets, personal } = await withStore((store) => store.readReadable());
    return wallets.length === 0 ? null : contentsOf(wallets, personal);
  }

  /** The contents of a ledger in memory. */
  const contentsOf = (wallets: BackupContents['wallets'], personal: Personal | null) => ({
    wallets,
    contacts: personal?.contacts ?? [],
    choices: personal?.choices ?? choicesFor(start()),
  });

  async function writeLock(next: StoredLock | null, opened: Unlocked | null): Promise<Kept> {
    const isWritten = await withStore((store) => store.relock(next, opened));
    if (!isWritten) return writeLock(next, opened);
    unlocked = opened;
    await book?.close();
    tabs.announce('replaced');
    if (status.kind === 'open') {
      const lockAfter = next?.after ?? 'never';
      watch(lockAfter);
      show({ ...status, lockAfter, hasPasskey: next?.passkey !== undefined });
    }
    return DONE;
  }

  async function setLock(after: LockAfter, passphrase: string | undefined): Promise<Kept> {
    if (status.kind !== 'open' || status.lockAfter === after) return DONE;
    if (book?.isBusy()) return refuseAs('busy');
    if (after === 'never') return writeLock(null, null);
    const stored = await withStore((store) => store.lock());
    if (stored) return writeLock({ ...stored, after }, unlocked);
    if (passphrase === undefined) return refuseAs('wrong-passphrase');
    const made = await createLock(after, passphrase, iterations);
    return writeLock(made.lock, made.unlocked);
  }

  async function addPasskey(passphrase: string): Promise<Kept> {
    const stored = await withStore((store) => store.lock());
    if (!stored) return refuseAs('no-passkey');
    const added = await withPasskey(stored, passphrase, passkeys, label);
    return added.ok ? writeLock(added.value, unlocked) : added;
  }

  async function unlock(passphrase: string | undefined): Promise<Kept> {
    const isByPasskey = passphrase === undefined;
    if (!isByPasskey && tries.isWaiting()) return refuseAs('wait');
    const stored = await withStore((store) => store.lock());
    if (stored) {
      const found = isByPasskey
        ? await openByPasskey(stored, passkeys)
        : await openByPassphrase(stored, passphrase);
      if (!found) {
        if (isByPasskey) return refuseAs('no-passkey');
        tries.add();
        show(statusLocked(stored.passkey !== undefined));
        return refuseAs('wrong-passphrase');
      }
      unlocked = found;
    }
    tries.clear();
    await enter(true);
    return DONE;
  }

  /** Asks the browser not to remove the data, and shows its answer. Firefox asks the user, who may never answer. */
  async function persist(): Promise<void> {
    isPersistent = await device.persist().catch(() => false);
    if (status.kind === 'open') show({ ...status, isPersistent });
  }

  async function keep({ wallets, contacts, choices }: BackupContents): Promise<Kept> {
    if (status.kind !== 'off') return DONE;
    const isEmpty = await withStore(async (store) => {
      const personal = { contacts, choices };
      return store.write(0, { ...changesBetween([], wallets), personal });
    }).catch((cause: unknown) => {
      // The data of an earlier visit is encrypted.
      if (storeErrorOf(cause).problem === 'locked') return false;
      throw cause;
    });
    marks.set(KEPT_KEY, 'yes');
    canAddPasskey = await passkeys.canCreate();
    tabs.announce('replaced');
    await enter(!isEmpty);
    void persist();
    return isEmpty ? DONE : refuseAs('found');
  }

  async function erase(): Promise<Kept> {
    if (book?.isBusy()) return refuseAs('busy');
    await closeBook();
    if (marks.get(KEPT_KEY) !== null) await deleteDB(name);
    for (const mark of [KEPT_KEY, DEADLINE]) marks.remove(mark);
    tries.clear();
    unlocked = null;
    rescued = null;
    tabs.announce('erased');
    show(OFF, true);
    return DONE;
  }

  const keeper: DeviceKeeper = {
    load: () => Promise.resolve(keeper),
    book: () => book,
    status: () => status,
    epoch: () => epoch,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async open() {
      if (marks.get(KEPT_KEY) === null) return;
      isPersistent = await device.isPersistent();
      canAddPasskey = await passkeys.canCreate();
      await enter(false);
    },
    keep: (contents) => attempt(() => keep(contents)),
    erase: () => attempt(erase),
    personal() {
      const kept = book?.personal();
      return kept ? { ...kept, ...saving } : null;
    },
    async savePersonal(change) {
      if (!book) return;
      const { replace } = book;
      saving = { ...saving, ...change };
      const saved = saving;
      await attempt(async () => {
        await replace(({ wallets, personal }) => {
          const { contacts, choices } = contentsOf(wallets, personal);
          return { wallets, personal: { contacts, choices, ...saved } };
        });
        return DONE;
      });
      if (saving === saved) saving = {};
    },
    async contents() {
      try {
        if (!book) return rescued ?? (await readReadable());
        await book.refresh();
        return contentsOf(book.state.wallets, book.personal());
      } catch {
        return rescued;
      }
    },
    replace: (decide) =>
      attempt(async () => {
        if (!book || book.isBusy()) return refuseAs('busy');
        await book.replace(({ wallets, personal }) => {
          const { wallets: nextWallets, ...rest } = decide(contentsOf(wallets, personal));
          return { wallets: nextWallets, personal: rest };
        });
        show(status, true);
        return DONE;
      }),
    setLock: (after, passphrase) => attempt(() => setLock(after, passphrase)),
    addPasskey: (passphrase) => attempt(() => addPasskey(passphrase)),
    unlock: (passphrase) => attempt(() => unlock(passphrase)),
    lock,
    report(problem) {
      if (status.kind !== 'open') return;
      if (problem === 'no-space') {
        show({ ...status, problem });
        return;
      }
      if (book) rescued = contentsOf(book.state.wallets, book.personal());
      void enter(true);
    },
    async close() {
      stopTabs();
      await closeBook();
      tabs.close();
    },
  };
  return keeper;
}
