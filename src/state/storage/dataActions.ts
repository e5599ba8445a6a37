import {
  isInMemory,
  type FirstLock,
  type Keeper,
  type KeeperRefusal,
  type Kept,
  type LockChange,
} from '../../adapters/keeper';
import type { BackupContents, BackupSides } from '../../domain/backup/backup';
import { todayOf } from '../../domain/day';
import type { HistoryRecord } from '../../domain/history/transaction';
import type { BackupRefusal } from '../../domain/keptRefusal';
import type { CallRefusal } from '../../domain/ledger/call';
import { accept, refuse, type Result } from '../../domain/result';
import { openWallets } from '../wallets/openWallets';
import { choicesOf } from './connectKeeper';
import { beginOwn } from './ownChanges';
import type { World } from '../world';

/** The reason why an action on the user's data failed. Nothing has changed. */
export type DataRefusal =
  | KeeperRefusal
  | CallRefusal
  /** `unreadable`: no data can be read. `not-saved`: the file could not be saved. */
  | { readonly kind: 'unreadable' | 'not-saved' };

/** A backup file, and its comparison with the data on this device. */
export interface OpenBackup {
  readonly contents: BackupContents;
  readonly sides: BackupSides;
  /** Whether this device has only the sample wallets, without changes. */
  readonly isUntouched: boolean;
}

const storeOf = (world: World) => world.session.wallets()?.store;

const pendingOf = (world: World) => storeOf(world)?.getState().data.pending ?? [];

/** Returns the data in memory, with the complete history of each wallet. It does not include pending orders. */
async function contentsInMemory(world: World): Promise<BackupContents> {
  const { adapter } = world.session;
  // The pages for data that cannot be used do not open the wallets.
  const state = (storeOf(world) ?? (await openWallets(world)).store).getState();
  const sheet = await adapter.balances();
  const wallets = sheet.wallets.map(async (wallet) => {
    const transactions: HistoryRecord[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      // The limit is the maximum of the back end's interface.
      const query = { walletId: wallet.id, limit: 200, ...(cursor !== undefined && { cursor }) };
      // oxlint-disable-next-line no-await-in-loop -- Each page contains the cursor of the next one.
      const page = await adapter.history(query);
      transactions.push(...page.transactions);
      cursor = page.next;
    }
    return { ...wallet, transactions };
  });
  const { contacts } = world.contacts.getState();
  return { wallets: await Promise.all(wallets), contacts, choices: choicesOf(state) };
}

/**
 * Returns the data that is stored on the device, or the data in memory if none is stored. Null if it cannot be read.
 */
const contentsNow = async (world: World) =>
  !world.keeper || isInMemory(world.keeper.status())
    ? contentsInMemory(world)
    : (await world.keeper.load()).contents();

/** Runs a task. If the task fails, logs the error and returns `otherwise`. */
async function attempt<Outcome>({ log }: World, otherwise: Outcome, run: () => Promise<Outcome>) {
  try {
    return await run();
  } catch (cause) {
    log.warn('An action on the data has failed', cause);
    return otherwise;
  }
}

type OnSaved = (file: string) => void;

/** Creates the actions that export and read files. `onSaved` is called with the name of a saved file. */
function createFileActions(world: World) {
  const { keeper, clock, device } = world;
  const save = (name: string, onSaved: OnSaved, read: () => Promise<string | null | undefined>) =>
    attempt<DataRefusal | null>(world, { kind: 'not-saved' }, async () => {
      const text = await read();
      if (text === null || text === undefined) return { kind: 'unreadable' };
      const file = `florin-${name}-${todayOf({ now: clock.now() })}.json`;
      await device.save({ name: file, type: 'application/json', text });
      onSaved(file);
      return null;
    });
  const damaged: Result<OpenBackup, BackupRefusal> = refuse({ kind: 'damaged' });
  return {
    exportBackup: (onSaved: OnSaved, passphrase?: string) =>
      save('backup', onSaved, async () => {
        const now = await contentsNow(world);
        const { writeBackup } = await import('../../adapters/onDevice/backupFile');
        const createdAt = new Date(clock.now()).toISOString();
        return now && writeBackup(now, { createdAt, passphrase });
      }),
    /** Exports every record exactly as it is stored, also if the data is damaged. */
    exportRaw: (onSaved: OnSaved) =>
      save('raw-data', onSaved, async () => (await keeper?.load())?.raw()),
    /** Reads a backup file, and compares it with the data on this device. Refuses as `damaged` if reading fails. */
    openBackup: (file: File, passphrase?: string) =>
      attempt(world, damaged, async () => {
        const { readBackup, MOST_BYTES } = await import('../../adapters/onDevice/backupFile');
        const { isUntouched, sideOf } = await import('../../domain/backup/backup');
        const { sampleWorld } = await import('../../domain/demo/sampleWorld');
        if (file.size > MOST_BYTES) return refuse({ kind: 'too-large' });
        const read = await readBackup(await file.text(), passphrase);
        if (!read.ok) return read;
        const now = await contentsNow(world);
        const market = storeOf(world)?.getState().data.market;
        if (!now || !market) throw new Error('The data on this device cannot be read now');
        return accept({
          contents: read.value,
          sides: { device: sideOf(now, market), backup: sideOf(read.value, market) },
          isUntouched: isUntouched(now, sampleWorld(clock.now()).wallets),
        });
      }),
  };
}

/**
 * Creates the actions of the user on all data of the app, such as exporting, importing and locking. Most actions
 * resolve with null after a success, or with the reason why nothing has changed. They never reject. Without a keeper,
 * which stores data on the device, the user can only export data.
 */
export function createDataActions(world: World) {
  /** Runs an action of the keeper. The code of the keeper loads at the first action. */
  const act = (run: (keeper: Keeper) => Promise<Kept | void>) => {
    const end = beginOwn(world);
    return attempt<DataRefusal | null>(world, { kind: 'call-failed' }, async () => {
      if (!world.keeper) throw new Error('This app keeps no data');
      const kept = await run(await world.keeper.load());
      return !kept || kept.ok ? null : kept.refusal;
    }).finally(end);
  };
  /** Runs an action that replaces the wallets. Refuses if an order is in doubt, because its result would be lost. */
  const actOnAll: typeof act = async (run) =>
    pendingOf(world).some(({ inDoubt }) => inDoubt) ? { kind: 'in-doubt' } : act(run);
  return {
    ...createFileActions(world),
    /** Stores the data in memory on the device. */
    keep: (lock?: FirstLock) => actOnAll(({ keep }) => keep(() => contentsInMemory(world), lock)),
    /** Erases the stored data, or the data in memory if none is stored. */
    erase: () => actOnAll(({ erase }) => erase()),
    setLock: (change: LockChange) => act(({ setLock }) => setLock(change)),
    lock: () => actOnAll(({ lock }) => lock()),
    unlock: (passphrase: string) => act(({ unlock }) => unlock(passphrase)),
    /**
     * Opens stored data that could not be used, or that another tab stores. The data replaces the wallets in memory.
     */
    open: () => act(({ open }) => open()),
    /** Opens the app without the stored data. */
    setAside() {
      const end = beginOwn(world);
      world.keeper?.setAside();
      end();
    },
    /** Replaces all data by the contents of a backup. If no data is stored yet, starts to store it, with the lock. */
    replace: (backup: BackupContents, lock?: FirstLock) =>
      actOnAll(({ replace }) => replace(backup, lock)),
  };
}
