import { AdapterError } from '../adapters/adapterError';
import { aroundOrders, isInMemory, KEPT_NAME, ordersOf } from '../adapters/keeper';
import type { DeviceKeeperOptions } from '../adapters/onDevice/deviceKeeper';
import type { SimulatedAdapterOptions } from '../adapters/simulated/simulatedAdapter';
import type { SimulatedBook } from '../adapters/simulated/simulatedBook';
import {
  createSimulatedSession,
  type SimulatedOptions,
  type SimulatedSession,
} from '../adapters/simulated/simulatedSession';
import { refuse } from '../domain/result';
import { browserLocks } from '../services/locks';
import { browserParts } from '../state/outside';
import { browserMarks } from '../state/storage/browserMarks';
import type { World } from '../state/world';
import { createLateAdapter, type LateAdapter, type LatePart } from './lateAdapter';
import { createLateKeeper, type LateKeeper } from './lateKeeper';

/** The back end of the app, and the functions that load it. */
export interface AppBackEnd extends Pick<World, 'adapter' | 'keeper'> {
  /** Loads the code and data of the wallets before the first render. */
  readonly load?: () => Promise<unknown>;
  /** Opens the user's data on this device before the first render. */
  readonly open?: () => Promise<unknown>;
}

/**
 * Creates the simulated back end. `world` returns the world of the app. The development server can replace this module
 * by another back end; see packages/back-end/dev/backEnd.ts.
 */
export function openBackEnd(world: () => World): AppBackEnd {
  const { adapter, keeper } = simulatedBackEnd(browserParts, world);
  return { adapter, keeper, load: adapter.load, open: keeper.open };
}

/** The adapter of the app, and the keeper, which decides whether the wallets are in memory or on the device. */
export interface SimulatedBackEnd {
  readonly adapter: LateAdapter;
  readonly keeper: LateKeeper;
}

/** The ledger in memory, while the app uses it. */
export interface Memory {
  book?: SimulatedBook;
}

type Parts = Partial<Omit<DeviceKeeperOptions, 'clock' | 'start'>>;

/**
 * Creates the simulated back end of the app. The code of its wallets loads with the first page that shows them. The
 * keeper is connected with the state of the world that `world` returns.
 */
export function simulatedBackEnd(
  simulated: SimulatedOptions,
  world?: () => World,
  { name = KEPT_NAME, locks = browserLocks, marks = browserMarks, ...device }: Parts = {},
): SimulatedBackEnd {
  const { clock } = simulated;
  const began = clock.now();
  const session = createSimulatedSession(simulated);
  // The record of past prices remains when the wallets move to the device.
  const options = { ...simulated, record: {}, began };
  const memory: Memory = {};
  const loadKeeper = async (shown: Required<DeviceKeeperOptions>['shown']) => {
    const { openKeeper } = await import('./keptCode');
    const parts = { clock, name, locks, marks, shown, ...device };
    return openKeeper(parts, began, adapter, memory, world?.());
  };
  const keeper = createLateKeeper(loadKeeper, marks, name, clock);
  const { isOpen: _isOpen, take: _take, within: _within, ...ways } = session;
  const adapter = createLateAdapter(ways, () => loadWallets(keeper, session, options, memory));

  let shown = [keeper.book(), keeper.epoch()] as const;
  keeper.subscribe(() => {
    const [book, epoch] = shown;
    if (keeper.book() === book && keeper.epoch() === epoch) return;
    shown = [keeper.book(), keeper.epoch()];
    delete memory.book;
    adapter.reload();
  });
  // Each order shares a lock with the orders of all tabs. Storing, replacing or erasing all data waits for this lock. If
  // the wallets were replaced before the order begins, or the user has to decide whether they are, the order is refused.
  const orders = aroundOrders(adapter, (order) => {
    const epoch = keeper.epoch();
    return locks.hold(ordersOf(name), 'shared', async () => {
      try {
        await keeper.sync();
      } catch {
        // Another tab has begun to store data, and the code for stored data did not load.
        return refuse({ kind: 'not-loaded' });
      }
      const isSame = keeper.epoch() === epoch && keeper.status().kind !== 'unkept';
      return isSame ? order() : refuse({ kind: 'replaced' });
    });
  });
  return { adapter: { ...adapter, ...orders }, keeper };
}

/** Loads the wallets from memory, or from the device if the user stores them there. */
async function loadWallets(
  keeper: LateKeeper,
  session: SimulatedSession,
  options: SimulatedAdapterOptions,
  memory: Memory,
): Promise<LatePart> {
  if (isInMemory(keeper.status())) {
    const code = await import('../adapters/simulated/simulatedAdapter');
    memory.book = code.createMemoryBook(options);
    return code.createSimulatedWallets(session, { ...options, book: memory.book });
  }
  const { keptWallets } = await import('./keptCode');
  const wallets = keptWallets(await keeper.load(), session, options);
  if (wallets) return wallets;
  throw new AdapterError('unreachable', 'The kept wallets cannot be read now');
}
