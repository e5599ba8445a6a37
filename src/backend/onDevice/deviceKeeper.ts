import type { WalletState } from '../../domain/ledger/ledger';
import type { Cancel, Clock } from '../../services/clock';
import { hasDatabase } from '../../services/databases';
import type { KeptDevice } from '../../services/keptDevice';
import { browserKeptDevice } from '../../services/keptDevice';
import type { Locks } from '../../services/locks';
import { browserLocks } from '../../services/locks';
import type { Marks } from '../../services/marks';
import { ITERATIONS } from '../../services/sealing';
import { KEPT_HINT, KEPT_NAME } from '../keeper';
import type { Keeper } from '../keeper';
import type { DeviceBook } from './deviceBook';
import { createDeviceLedger } from './deviceLedger';
import { createDeviceStore } from './deviceStore';
import type { StoreProblem } from './deviceStoreError';
import { createKeeperActions } from './keeperActions';
import { createKeeperView } from './keeperView';
import { openTabs } from './tabs';

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
  clock,
  device = browserKeptDevice,
  locks = browserLocks,
  marks,
  name = KEPT_NAME,
  start,
  iterations = ITERATIONS,
}: DeviceKeeperOptions): DeviceKeeper {
  const tabs = openTabs(name);
  const store = createDeviceStore(name);
  const ledger = createDeviceLedger({ store, locks, name, known: start(), onWrite: tabs.announce });
  const parts = { clock, device, locks, marks, name, start, iterations, store, ledger, tabs };
  const view = createKeeperView(parts, () => actions.lockIfDue());
  const actions = createKeeperActions(parts, view);
  const stops = [
    tabs.onMessage(() => void view.sync()),
    // A message may have been missed while the page was in the back/forward cache.
    clock.whileSeen(() => {
      if (view.now().status.kind !== 'off') void view.sync();
      return () => undefined;
    }),
  ];
  let tidying: Promise<unknown> = Promise.resolve();

  const keeper: DeviceKeeper = {
    load: () => Promise.resolve(keeper),
    status: () => view.now().status,
    epoch: () => view.now().epoch,
    isWaiting: view.isWaiting,
    subscribe: view.subscribe,
    book: () => view.now().book,
    personal: () => view.now().personal,
    async open() {
      const isHinted = marks.get(KEPT_HINT) !== null;
      await view.open();
      // Everything was erased at an earlier visit, and the browser has forgotten the hint too.
      if (!isHinted && view.now().status.kind === 'off' && (await hasDatabase(name)))
        tidying = actions.removeEmpty();
    },
    ...actions,
    contents: async () => {
      const { kind } = view.now().status;
      if (kind !== 'open' && kind !== 'unusable') return null;
      await ledger.refresh().catch(() => undefined);
      const memory = ledger.memory();
      if (!memory) return null;
      const { wallets, contacts, choices } = memory.data;
      return { wallets, contacts, choices };
    },
    raw: store.raw,
    sync: () => view.sync(),
    report(problem) {
      if (problem === 'no-space') view.report(problem);
      else void view.sync();
    },
    onChange: tabs.onMessage,
    async close() {
      for (const stop of stops) stop();
      view.now().stopWatch();
      await tidying.catch(() => undefined);
      await store.close();
      tabs.close();
    },
  };
  return keeper;
}
