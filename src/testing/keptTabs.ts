import { randomKey } from '../hooks/randomKey';
import { deleteDB, openDB } from 'idb';
import type { DeviceKeeper, DeviceKeeperOptions } from '../backend/onDevice/deviceKeeper';
import { createDeviceKeeper } from '../backend/onDevice/deviceKeeper';
import { createDeviceWallets } from '../backend/onDevice/deviceAdapter';
import { aroundOrders, ordersOf } from '../backend/keeper';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';
import type { BackupContents } from '../domain/backup/backup';
import { sampleWorld } from '../domain/demo/sampleWorld';
import { createManualClock } from '../services/manualClock';
import type { Marks } from '../services/marks';
import { createFakeLocks } from './fakeLocks';
import { seededRandom } from './storyWorld';

/** The time at which a kept device starts. */
export const KEPT_AT = Date.parse('2026-03-01T12:00:00Z');

const START = sampleWorld(KEPT_AT);

/** A contact of the kept data. */
export const ANA = { id: 'c1', name: 'Ana', email: 'ana@florin.example', addresses: {} } as const;

/** The sample wallets with a contact and choices, as they are kept. */
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

/** The answer of an action that succeeded. */
export const DONE = { ok: true, value: null };

/** The answer of an action that was refused. */
export const refused = (kind: string) => ({ ok: false, refusal: { kind } });

/** Texts in memory, as `localStorage` has them. */
export function createMarks(texts = new Map<string, string>()): Marks {
  return {
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  };
}

/**
 * A device with one database, whose name no other test uses. Its tabs share the locks, the clock and the marks. The
 * environment needs IndexedDB.
 */
export function createKeptDevice() {
  const name = `kept-${randomKey()}`;
  const clock = createManualClock(KEPT_AT);
  const locks = createFakeLocks();
  const texts = new Map<string, string>();
  const uses = new Set<() => void>();
  const opened: DeviceKeeper[] = [];

  /** Creates a tab without reading the database. */
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

  /** A tab that has read the data. */
  async function openTab(options: Partial<DeviceKeeperOptions> = {}): Promise<DeviceKeeper> {
    const keeper = tab(options);
    await keeper.open();
    return keeper;
  }

  /** The wallets of a tab. */
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
    /** Pays $100 from the personal wallet. */
    pay: (keeper: DeviceKeeper, key: string, delays: 'none' | 'real' = 'none') =>
      walletsOf(keeper, delays).send(
        { walletId: 'personal', recipient: 'ben@florin.example', amount: '100', currency: 'usd' },
        { idempotencyKey: key },
      ),
    dollarsOf: async (keeper: DeviceKeeper) =>
      (await keeper.contents())?.wallets[0]?.balances.usd ?? null,
    /** Uses every tab. */
    use() {
      for (const run of uses) run();
    },
    /** Opens the database without a keeper. */
    raw: () => openDB(name),
    /** Closes all tabs, and removes the database. */
    async close() {
      await Promise.all(opened.splice(0).map((keeper) => keeper.close()));
      await deleteDB(name);
    },
  };
}

/** A device with one database. */
export type KeptDeviceInTest = ReturnType<typeof createKeptDevice>;
