import { useMemo } from 'react';
import type { FirstLock, Keeper, KeeperRefusal, Kept, LockChange } from '../backend/keeper';
import type { BackupContents, BackupSides } from '../domain/backup/backup';
import type { BackupRefusal } from '../domain/keptRefusal';
import type { CallRefusal } from '../domain/ledger/call';
import type { Result } from '../domain/result';
import { accept, refuse } from '../domain/result';
import { contactsOf } from './contactsStore';
import { choicesOf } from './keptData';
import { beginOwn } from './ownChanges';
import { withOlder } from './readLedger';
import { sessionsOf } from './sessions';
import type { World } from './world';
import { useWorld } from './WorldContext';

/** A backup that was read, compared with the data on this device. */
export interface OpenBackup {
  readonly contents: BackupContents;
  readonly sides: BackupSides;
  /** Whether this device has only unchanged sample wallets. */
  readonly isUntouched: boolean;
}

/** An action resolves with null, or with the reason why nothing has changed. It never rejects. */
type Outcome = Promise<KeeperRefusal | CallRefusal | null>;

/** The actions of the user on all data of the app. */
export interface DataActions {
  /** Keeps the data in memory on the device. */
  readonly keep: (lock?: FirstLock) => Outcome;
  /** Erases all data: the kept data, or the data in memory. */
  readonly erase: () => Outcome;
  readonly setLock: (change: LockChange) => Outcome;
  /** Locks the data now. */
  readonly lock: () => Outcome;
  readonly unlock: (passphrase: string) => Outcome;
  /** Reads data again that cannot be used. */
  readonly retry: () => Outcome;
  /** Saves a backup, and resolves with the name of its file; null if nothing can be read. Rejects if it is not saved. */
  readonly exportBackup: (passphrase?: string) => Promise<string | null>;
  /** Saves every record as it is stored. Resolves and rejects like `exportBackup`. */
  readonly exportRaw: () => Promise<string | null>;
  /** Reads and checks a backup, and compares it with the data. */
  readonly openBackup: (
    file: File,
    passphrase: string | undefined,
  ) => Promise<Result<OpenBackup, BackupRefusal>>;
  /** Replaces all data by that of a backup. Without kept data, it is kept from now on, with the lock. */
  readonly replace: (contents: BackupContents, lock?: FirstLock) => Outcome;
}

/** The number of transactions per request: the maximum of the back end's interface. */
const PAGE = 200;

const CALL_FAILED: CallRefusal = { kind: 'call-failed' };

const IN_DOUBT: KeeperRefusal = { kind: 'in-doubt' };

const DONE: Kept = accept(null);

/** The open wallets of a world. */
const storeOf = (world: World) => sessionsOf(world).wallets()?.store;

const pendingOf = (world: World) => storeOf(world)?.getState().data.pending ?? [];

/** Resolves when the store contains the records of all orders whose call has ended. */
const settled = (world: World) =>
  new Promise<void>((resolve) => {
    const isSettled = () => pendingOf(world).every(({ inDoubt }) => inDoubt);
    if (isSettled()) {
      resolve();
      return;
    }
    const stop = storeOf(world)?.subscribe(() => {
      if (!isSettled()) return;
      stop?.();
      resolve();
    });
  });

/** The data in memory, with the complete history of each wallet. */
async function contentsInMemory(world: World): Promise<BackupContents | null> {
  const { adapter } = sessionsOf(world);
  const state = storeOf(world)?.getState();
  if (!state) return null;
  let { data } = state;
  for (const { id: walletId } of data.wallets) {
    for (let cursor = data.older?.[walletId]; cursor !== undefined;) {
      // oxlint-disable-next-line no-await-in-loop -- Each page contains the cursor of the next one.
      const page = await adapter.history({
        walletId,
        ...(cursor !== null && { cursor }),
        limit: PAGE,
      });
      data = withOlder(data, walletId, cursor, page);
      cursor = data.older?.[walletId];
    }
  }
  return {
    wallets: data.wallets,
    contacts: contactsOf(world).getState().contacts,
    choices: choicesOf(state),
  };
}

/** Returns the day of a moment in the device's time zone: `2026-03-14`. */
const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** Makes the functions that read all data: for a comparison, and into files. */
function createReading(world: World) {
  const { keeper, clock, device } = world;
  const contentsNow = async () =>
    !keeper || keeper.status().kind === 'off'
      ? contentsInMemory(world)
      : (await keeper.load()).contents();

  async function save(name: string, text: string | null): Promise<string | null> {
    if (text === null) return null;
    const file = `florin-${name}-${dayOf(new Date(clock.now()))}.json`;
    await device.save({ name: file, type: 'application/json', text });
    return file;
  }

  return {
    async exportBackup(passphrase?: string) {
      const contents = await contentsNow();
      if (!contents) return null;
      const { writeBackup } = await import('../backend/onDevice/backupFile');
      const createdAt = new Date(clock.now()).toISOString();
      return save('backup', await writeBackup(contents, { createdAt, passphrase }));
    },
    exportRaw: async () => save('raw-data', (await (await keeper?.load())?.raw()) ?? null),
    async openBackup(
      file: File,
      passphrase: string | undefined,
    ): Promise<Result<OpenBackup, BackupRefusal>> {
      const [{ readBackup, MOST_BYTES }, { isUntouched, sideOf }, { sampleWorld }] =
        await Promise.all([
          import('../backend/onDevice/backupFile'),
          import('../domain/backup/backup'),
          import('../domain/demo/sampleWorld'),
        ]);
      if (file.size > MOST_BYTES) return refuse({ kind: 'too-large' });
      const read = await readBackup(await file.text(), passphrase);
      if (!read.ok) return read;
      const now = await contentsNow();
      const market = storeOf(world)?.getState().data.market;
      if (!now || !market) throw new Error('The data on this device cannot be read now');
      return accept({
        contents: read.value,
        sides: { device: sideOf(now, market), backup: sideOf(read.value, market) },
        isUntouched: isUntouched(now, sampleWorld(clock.now()).wallets),
      });
    },
  };
}

/** Makes the actions of a world. Without a keeper, data can only be exported. */
export function createDataActions(world: World): DataActions {
  const { keeper } = world;

  /** Runs an action of the keeper, whose code may have to load. */
  async function act(run: (loaded: Keeper) => Promise<Kept>): Outcome {
    if (!keeper) return CALL_FAILED;
    const end = beginOwn(world);
    try {
      const kept = await run(await keeper.load());
      return kept.ok ? null : kept.refusal;
    } catch (cause) {
      world.log.warn('An action on the data has failed', cause);
      return CALL_FAILED;
    } finally {
      end();
    }
  }

  /** Runs an action that replaces the wallets, unless an order is in doubt: its result must not be lost. */
  const actOnAll: typeof act = (run) =>
    pendingOf(world).some(({ inDoubt }) => inDoubt) ? Promise.resolve(IN_DOUBT) : act(run);

  const contents = async () => {
    await settled(world);
    const now = await contentsInMemory(world);
    if (!now) throw new Error('The wallets are not read');
    return now;
  };

  return {
    ...createReading(world),
    keep: (lock) => actOnAll((loaded) => loaded.keep(contents, lock)),
    erase: () => actOnAll(({ erase }) => erase()),
    setLock: (change) => act(({ setLock }) => setLock(change)),
    lock: () => actOnAll(({ lock }) => lock()),
    unlock: (passphrase) => act(({ unlock }) => unlock(passphrase)),
    retry: () =>
      act(async ({ open }) => {
        await open();
        return DONE;
      }),
    replace: (backup, lock) => actOnAll(({ replace }) => replace(backup, lock)),
  };
}

/** The actions of the user on all data of the app. */
export function useDataActions(): DataActions {
  const world = useWorld();
  return useMemo(() => createDataActions(world), [world]);
}
