import type { WalletState } from '../../domain/ledger/ledger';
import type { Cancel, Clock } from '../../services/clock';
import { hasDatabase } from '../../services/databases';
import type { KeptDevice } from '../../services/keptDevice';
import { browserKeptDevice } from '../../services/keptDevice';
import type { Locks } from '../../services/locks';
import { browserLocks } from '../../services/locks';
import type { Marks } from '../../services/marks';
import { ITERATIONS } from '../../services/sealing';
import type { DeviceBook, Keeper } from '../keeper';
import { createKeeperShown, KEPT_HINT, KEPT_NAME } from '../keeper';
import { openLedger, refresh } from './deviceLedger';
import type { StoreProblem } from './deviceStoreError';
import { actionsOf, lock, removeEmpty } from './keeperActions';
import type { KeeperParts } from './keeperSync';
import { endWatch, sync } from './keeperSync';

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
  readonly shown?: KeeperParts['shown'];
}

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

/** Makes the keeper of a device. `open` reads the kept data. */
export function createDeviceKeeper({
  device = browserKeptDevice,
  locks = browserLocks,
  name = KEPT_NAME,
  iterations = ITERATIONS,
  shown = createKeeperShown(),
  ...options
}: DeviceKeeperOptions): DeviceKeeper {
  const { clock, marks, start } = options;
  const ledger = openLedger(name, locks, start());
  const lockIfDue = () => lock(parts, true);
  const turn = Promise.resolve();
  const parts: KeeperParts = { ...options, device, iterations, ledger, shown, lockIfDue, turn };
  const { onMessage } = ledger.tabs;
  const stops = [
    onMessage(() => void sync(parts)),
    // A message may have been missed while the page was in the back/forward cache.
    clock.whileSeen(() => {
      if (shown.now().status.kind !== 'off') void sync(parts);
      return () => undefined;
    }),
  ];
  let tidying: Promise<unknown> = turn;

  const keeper: DeviceKeeper = {
    ...shown.view,
    personal: () => shown.now().personal,
    ...actionsOf(parts),
    load: () => Promise.resolve(keeper),
    async open() {
      const isHinted = marks.get(KEPT_HINT) !== null;
      await sync(parts, shown.now().mark === '' ? 'same' : undefined);
      // Everything was erased at an earlier visit, and the browser has forgotten the hint too.
      if (!isHinted && shown.now().status.kind === 'off' && (await hasDatabase(name)))
        tidying = removeEmpty(parts);
    },
    async contents() {
      const { kind } = shown.now().status;
      if (kind !== 'open' && kind !== 'unusable') return null;
      await refresh(ledger).catch(() => undefined);
      if (!ledger.copy) return null;
      const { answers: _answers, ...contents } = ledger.copy.data;
      return contents;
    },
    raw: ledger.store.raw,
    sync: () => sync(parts),
    report: () => void sync(parts),
    onChange: onMessage,
    async close() {
      for (const stop of stops) stop();
      endWatch(parts);
      await tidying;
      await ledger.close();
    },
  };
  return keeper;
}
