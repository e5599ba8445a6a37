import type { BackupContents } from '../../domain/backup/backup';
import type { Cancel } from '../../services/clock';
import { browserKeptDevice } from '../../services/keptDevice';
import { browserLocks } from '../../services/locks';
import { ITERATIONS } from '../../services/sealing';
import { createKeeperShown, KEPT_NAME, viewOf, type DeviceBook, type Keeper } from '../keeper';
import { openLedger, refresh } from './deviceLedger';
import type { StoreProblem } from './deviceStoreError';
import { actionsOf, lock } from './keeperActions';
import { endWatch, sync, type DeviceKeeperOptions, type KeeperParts } from './keeperSync';

export type { DeviceKeeperOptions } from './keeperSync';

/** A keeper, with the methods that the adapter for stored wallets uses. */
export interface DeviceKeeper extends Keeper {
  /** Returns the stored wallets while they can be used, otherwise null. */
  readonly book: () => DeviceBook | null;
  /** Reads changes by other tabs. */
  readonly sync: () => Promise<void>;
  /** Call this when a call of the adapter has failed, so that the keeper updates its status. */
  readonly report: (problem: StoreProblem) => void;
  /** Subscribes to changes by other tabs. The returned function unsubscribes. */
  readonly onChange: (run: () => void) => Cancel;
  /** Stops the timers, removes the listeners, and closes the database. */
  readonly close: () => Promise<void>;
}

/** Returns the newest data of all tabs, or null if it cannot be read completely. */
async function contentsOf({ ledger, shown }: KeeperParts): Promise<BackupContents | null> {
  const { kind } = shown.getState().status;
  if (kind !== 'open' && kind !== 'unusable') return null;
  await refresh(ledger).catch(() => undefined);
  if (!ledger.copy) return null;
  const { answers: _answers, ...contents } = ledger.copy.data;
  return contents;
}

/** Creates the keeper of a device. Call its `open` to read the stored data. */
export function createDeviceKeeper({
  device = browserKeptDevice,
  locks = browserLocks,
  name = KEPT_NAME,
  iterations = ITERATIONS,
  shown = createKeeperShown(),
  ...options
}: DeviceKeeperOptions): DeviceKeeper {
  const { clock, start } = options;
  const ledger = openLedger(name, locks, start(), clock);
  const lockIfDue = () => lock(parts, true);
  const turn = Promise.resolve();
  const hasUnkept = options.hasUnkept ?? (() => false);
  const its = { device, iterations, ledger, shown, lockIfDue, turn, hasUnkept };
  const parts: KeeperParts = { ...options, ...its };
  const { onMessage } = ledger.tabs;
  const followers = new Set<() => void>();
  /** Reads the changes of another tab first and then calls the listeners, so that a listener never reads older data. */
  const follow = async () => {
    await sync(parts);
    for (const run of followers) run();
  };
  const stops = [
    onMessage(() => void follow()),
    // The page may have missed a message while it was in the back/forward cache.
    clock.whileSeen(() => {
      if (shown.getState().status.kind !== 'off') void sync(parts);
      return () => undefined;
    }),
  ];

  const keeper: DeviceKeeper = {
    ...viewOf(shown),
    personal: () => shown.getState().personal,
    ...actionsOf(parts),
    load: () => Promise.resolve(keeper),
    async open() {
      await sync(parts, shown.getState().status.kind === 'off' ? 'same' : undefined, true);
    },
    contents: () => contentsOf(parts),
    raw: ledger.store.raw,
    sync: () => sync(parts),
    report: () => void sync(parts),
    onChange(run) {
      followers.add(run);
      return () => void followers.delete(run);
    },
    async close() {
      for (const stop of stops) stop();
      endWatch(parts);
      await ledger.close();
    },
  };
  return keeper;
}
