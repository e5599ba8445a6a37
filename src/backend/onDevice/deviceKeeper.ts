import type { BackupContents } from '../../domain/backup/backup';
import type { Cancel } from '../../services/clock';
import { browserKeptDevice } from '../../services/keptDevice';
import { browserLocks } from '../../services/locks';
import { ITERATIONS } from '../../services/sealing';
import type { DeviceBook, Keeper } from '../keeper';
import { createKeeperShown, KEPT_NAME } from '../keeper';
import { openLedger, refresh } from './deviceLedger';
import type { StoreProblem } from './deviceStoreError';
import { actionsOf, lock } from './keeperActions';
import type { DeviceKeeperOptions, KeeperParts } from './keeperSync';
import { endWatch, sync } from './keeperSync';

export type { DeviceKeeperOptions } from './keeperSync';

/** A keeper with its wallets. */
export interface DeviceKeeper extends Keeper {
  /** The kept wallets while they can be used; otherwise null. */
  readonly book: () => DeviceBook | null;
  /** Reads what other tabs have written. */
  readonly sync: () => Promise<void>;
  /** Called when a call of the adapter has failed. */
  readonly report: (problem: StoreProblem) => void;
  /** Calls a function when another tab has written. */
  readonly onChange: (run: () => void) => Cancel;
  /** Ends the timers and listeners. */
  readonly close: () => Promise<void>;
}

/** The newest contents of all tabs; null if they cannot be read completely. */
async function contentsOf({ ledger, shown }: KeeperParts): Promise<BackupContents | null> {
  const { kind } = shown.now().status;
  if (kind !== 'open' && kind !== 'unusable') return null;
  await refresh(ledger).catch(() => undefined);
  if (!ledger.copy) return null;
  const { answers: _answers, ...contents } = ledger.copy.data;
  return contents;
}

/** Makes the keeper of a device. `open` reads the kept data. */
export function createDeviceKeeper({
  device = browserKeptDevice,
  locks = browserLocks,
  name = KEPT_NAME,
  iterations = ITERATIONS,
  shown = createKeeperShown(),
  ...options
}: DeviceKeeperOptions): DeviceKeeper {
  const { clock, start } = options;
  const ledger = openLedger(name, locks, start());
  const lockIfDue = () => lock(parts, true);
  const turn = Promise.resolve();
  const parts: KeeperParts = { ...options, device, iterations, ledger, shown, lockIfDue, turn };
  const { onMessage } = ledger.tabs;
  const followers = new Set<() => void>();
  /** Reads what another tab has written, and then reports it, so that the earlier data is not read after the report. */
  const follow = async () => {
    await sync(parts);
    for (const run of followers) run();
  };
  const stops = [
    onMessage(() => void follow()),
    // A message may have been missed while the page was in the back/forward cache.
    clock.whileSeen(() => {
      if (shown.now().status.kind !== 'off') void sync(parts);
      return () => undefined;
    }),
  ];

  const keeper: DeviceKeeper = {
    ...shown.view,
    personal: () => shown.now().personal,
    ...actionsOf(parts),
    load: () => Promise.resolve(keeper),
    async open() {
      await sync(parts, shown.now().status.kind === 'off' ? 'same' : undefined);
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
