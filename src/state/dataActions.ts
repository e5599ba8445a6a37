import { useMemo } from 'react';
import type { Keeper, KeeperRefusal, Kept } from '../backend/keeper';
import type { BackupChanges, BackupContents, ConflictChoice } from '../domain/backup/backup';
import type { BackupRefusal } from '../domain/keptRefusal';
import type { CallRefusal } from '../domain/ledger/call';
import type { LockAfter } from '../domain/lock';
import type { Result } from '../domain/result';
import { accept, refuse } from '../domain/result';
import { contactsOf } from './contactsStore';
import { choicesOf } from './keptData';
import { withOlder } from './readLedger';
import { sessionsOf } from './sessions';
import type { World } from './world';
import { useWorld } from './WorldContext';

/** A backup that was read, and the changes that its import would make. */
export interface OpenBackup {
  readonly contents: BackupContents;
  readonly changes: BackupChanges;
}

/** How an import can be cancelled, and how it reports that it cannot be cancelled any more. */
export interface ImportControl {
  readonly signal: AbortSignal;
  /** Called before the data is written. */
  readonly onWrite: () => void;
}

/** An action resolves with null, or with the reason why nothing has changed. It never rejects. */
type Outcome = Promise<KeeperRefusal | CallRefusal | null>;

/** The actions of the user on all data of the app. */
export interface DataActions {
  /** Keeps the data in memory on the device. */
  readonly keep: () => Outcome;
  /** Erases all data: the kept data, or the data in memory. */
  readonly erase: () => Outcome;
  readonly setLock: (after: LockAfter, passphrase?: string) => Outcome;
  readonly addPasskey: (passphrase: string) => Outcome;
  /** Locks the data now. */
  readonly lock: () => Outcome;
  /** Unlocks the data by a passphrase, or by the passkey if there is no passphrase. */
  readonly unlock: (passphrase?: string) => Outcome;
  /** Reads data again that cannot be used. */
  readonly retry: () => Outcome;
  /** Saves a backup, and resolves with the name of its file; null if nothing can be read. Rejects if it is not saved. */
  readonly exportBackup: (passphrase?: string) => Promise<string | null>;
  /** Reads and checks a backup, and compares it with the data. */
  readonly openBackup: (
    file: File,
    passphrase: string | undefined,
  ) => Promise<Result<OpenBackup, BackupRefusal>>;
  /** Imports a backup. Data that is not kept yet is kept first. */
  readonly importBackup: (
    backup: OpenBackup,
    conflicts: ConflictChoice,
    control: ImportControl,
  ) => Outcome;
}

/** The number of transactions per request: the maximum of the back end's interface. */
const PAGE = 200;

/** The data in memory, with the complete history of each wallet. */
async function contentsInMemory(world: World): Promise<BackupContents | null> {
  const { adapter, wallets } = sessionsOf(world);
  const state = wallets()?.store.getState();
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

const CALL_FAILED: CallRefusal = { kind: 'call-failed' };

const BUSY: KeeperRefusal = { kind: 'busy' };

const DONE: Kept = accept(null);

/** Makes the actions of a world. Without a keeper, data can only be exported. */
export function createDataActions(world: World): DataActions {
  const { keeper, clock, device } = world;
  const isOff = () => !keeper || keeper.status().kind === 'off';
  const contentsNow = async () =>
    isOff() ? contentsInMemory(world) : ((await keeper?.load())?.contents() ?? null);

  /** Runs an action of the keeper, whose code may have to load. */
  async function act(run: (loaded: Keeper) => Kept | Promise<Kept>): Outcome {
    if (!keeper) return CALL_FAILED;
    try {
      const kept = await run(await keeper.load());
      return kept.ok ? null : kept.refusal;
    } catch (cause) {
      world.log.warn('An action on the data has failed', cause);
      return CALL_FAILED;
    }
  }

  /** Whether an order is pending or in doubt. */
  const isBusy = () => sessionsOf(world).wallets()?.isUnsettled() ?? false;

  /** Runs an action unless an order is pending or in doubt: its result must not be lost. */
  const ifSettled: typeof act = (run) => act((loaded) => (isBusy() ? refuse(BUSY) : run(loaded)));

  const keep = () =>
    ifSettled(async (loaded) => {
      const contents = await contentsInMemory(world);
      if (!contents) throw new Error('The wallets are not read');
      // A payment may have begun while the history was read.
      return isBusy() ? refuse(BUSY) : loaded.keep(contents);
    });

  return {
    keep,
    erase: () => ifSettled(({ erase }) => erase()),
    setLock: (after, passphrase) => ifSettled(({ setLock }) => setLock(after, passphrase)),
    addPasskey: (passphrase) => act(({ addPasskey }) => addPasskey(passphrase)),
    lock: () =>
      ifSettled(({ lock }) => {
        lock();
        return DONE;
      }),
    unlock: (passphrase) => act(({ unlock }) => unlock(passphrase)),
    retry: () =>
      act(async ({ open }) => {
        await open();
        return DONE;
      }),
    async exportBackup(passphrase) {
      const contents = await contentsNow();
      if (!contents) return null;
      const { writeBackup } = await import('../backend/onDevice/backupFile');
      const now = new Date(clock.now());
      const text = await writeBackup(contents, { createdAt: now.toISOString(), passphrase });
      const name = `florin-backup-${dayOf(now)}.json`;
      await device.save({ name, type: 'application/json', text });
      return name;
    },
    async openBackup(file, passphrase) {
      const [{ readBackup, MOST_BYTES }, { compareBackup }] = await Promise.all([
        import('../backend/onDevice/backupFile'),
        import('../domain/backup/backup'),
      ]);
      if (file.size > MOST_BYTES) return refuse({ kind: 'too-large' });
      const read = await readBackup(await file.text(), passphrase);
      if (!read.ok) return read;
      const now = await contentsNow();
      if (!now) throw new Error('The data on this device cannot be read now');
      return accept({ contents: read.value, changes: compareBackup(now, read.value) });
    },
    async importBackup({ contents }, conflicts, { signal, onWrite }) {
      const { importBackup } = await import('../domain/backup/backup');
      if (signal.aborted) return null;
      if (isOff()) {
        const refusal = await keep();
        if (refusal) return refusal;
      }
      return ifSettled(({ replace }) =>
        replace((now) => {
          if (signal.aborted) return now;
          onWrite();
          return importBackup(now, contents, conflicts);
        }),
      );
    },
  };
}

/** The actions of the user on all data of the app. */
export function useDataActions(): DataActions {
  const world = useWorld();
  return useMemo(() => createDataActions(world), [world]);
}
