import { randomKey } from '../hooks/randomKey';
import { deleteDB, openDB } from 'idb';
import {
  createDeviceKeeper,
  type DeviceKeeper,
  type DeviceKeeperOptions,
} from '../adapters/onDevice/deviceKeeper';
import { createDeviceWallets } from '../adapters/onDevice/deviceAdapter';
import { deviceAfter } from '../adapters/device';
import { aroundOrders, ordersOf } from '../adapters/keeper';
import { createSimulatedSession } from '../adapters/simulated/simulatedSession';
import type { BackupContents } from '../domain/backup/backup';
import { sampleWorld } from '../domain/demo/sampleWorld';
import { createManualClock } from '../services/manualClock';
import type { Marks } from '../services/marks';
import { createFakeLocks } from './fakeLocks';
import { seededRandom } from './storyWorld';

/** The initial time of a device, in milliseconds since 1970, UTC. */
export const KEPT_AT = Date.parse('2026-03-01T12:00:00Z');

const START = sampleWorld(KEPT_AT);

export const ANA = { id: 'c1', name: 'Ana', email: 'ana@florin.example', addresses: {} } as const;

/** Stored data: the sample wallets, a contact, and choices that differ from the defaults. */
export const KEPT: BackupContents = {
  wallets: START.wallets.map(({ unknownBalances: _none, ...wallet }) => wallet),
  contacts: [ANA],
  choices: {
    activeWalletId: 'savings',
    primaryCurrency: 'eur',
    chainId: 'cardano',
    hidesBalances: true,
  },
};

export const DONE = { ok: true, value: null };

export const refused = (kind: string) => ({ ok: false, refusal: { kind } });

/** Creates a storage of texts in memory with the interface `Marks`. */
export function createMarks(texts = new Map<string, string>()): Marks {
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/** Creates a device whose tabs share an IndexedDB database, locks, a clock and `localStorage`. */
export function createKeptDevice() {
  const name = `kept-${randomKey()}`;
  const clock = createManualClock(KEPT_AT);
  const locks = createFakeLocks();
  const texts = new Map<string, string>();
  const uses = new Set<() => void>();
  const opened: DeviceKeeper[] = [];

  /** Creates the keeper of a tab, without reading the database. */
  function tab(options: Partial<DeviceKeeperOptions> = {}): DeviceKeeper {
    const keeper = createDeviceKeeper({
      clock,
      locks,
      name,
      iterations: 10,
      start: () => START,
      marks: createMarks(texts),
      device: {
        onActivity(run) {
          uses.add(run);
          return () => uses.delete(run);
        },
        persist: () => Promise.resolve(true),
        isPersistent: () => Promise.resolve(true),
      },
      ...options,
    });
    opened.push(keeper);
    return keeper;
  }

  /** Creates the keeper of a tab, and reads the database. */
  async function openTab(options: Partial<DeviceKeeperOptions> = {}): Promise<DeviceKeeper> {
    const keeper = tab(options);
    await keeper.open();
    return keeper;
  }

  /** Returns the adapter of a tab's wallets. */
  function walletsOf(keeper: DeviceKeeper, delays: 'none' | 'real' = 'none') {
    const book = keeper.book();
    if (!book) throw new Error('The keeper has no wallets');
    const options = { clock, random: seededRandom(1), delays, onChange: keeper.onChange } as const;
    const wallets = createDeviceWallets(createSimulatedSession(options), book, {
      ...options,
      onProblem: keeper.report,
    });
    return aroundOrders(wallets, (order) => locks.hold(ordersOf(name), 'shared', order));
  }

  return {
    name,
    clock,
    locks,
    texts,
    tab,
    openTab,
    walletsOf,
    pay: (keeper: DeviceKeeper, key: string, delays: 'none' | 'real' = 'none') =>
      walletsOf(keeper, delays).send(
        { walletId: 'personal', recipient: 'ben@florin.example', amount: '100', currency: 'usd' },
        { idempotencyKey: key },
      ),
    dollarsOf: async (keeper: DeviceKeeper) =>
      (await keeper.contents())?.wallets[0]?.balances.usd ?? null,
    /** Advances the clock until a call has ended. */
    async waits(call: () => Promise<unknown>) {
      const state = { hasEnded: false };
      const end = () => {
        state.hasEnded = true;
      };
      void call().then(end, end);
      while (!state.hasEnded) {
        clock.advance(100);
        // oxlint-disable-next-line no-await-in-loop -- The clock advances only while the call is pending.
        await new Promise<void>((resolve) => deviceAfter(0, resolve));
      }
    },
    /** Simulates user activity in every tab. */
    use() {
      for (const run of uses) run();
    },
    /** Opens the database, so that a test can inspect or damage it. */
    raw: () => openDB(name),
    /** Closes all tabs, and removes the database. */
    async close() {
      await Promise.all(opened.splice(0).map((keeper) => keeper.close()));
      await deleteDB(name);
    },
  };
}

export type KeptDeviceInTest = ReturnType<typeof createKeptDevice>;
