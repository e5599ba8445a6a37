import { createLateAdapter, type LateAdapter, type LatePart } from './lateAdapter';
import { createLateKeeper, type LateKeeper } from './lateKeeper';
import { inTurn } from './orders';
import { AdapterError } from '../adapters/adapterError';
import { aroundOrders, isInMemory, KEPT_NAME } from '../adapters/keeper';
import type { DeviceKeeperOptions } from '../adapters/onDevice/deviceKeeper';
import type { SimulatedAdapterOptions } from '../adapters/simulated/simulatedAdapter';
import type { SimulatedBook } from '../adapters/simulated/simulatedBook';
import {
  createSimulatedSession,
  type SimulatedOptions,
  type SimulatedSession,
} from '../adapters/simulated/simulatedSession';
import { browserMarks } from '../state/storage/browserMarks';
import type { World } from '../state/world';

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

/**
 * Creates the simulated back end of the app. The code of its wallets loads with the first page that shows them. The
 * keeper is connected with the state of the world that `world` returns.
 */
export function simulatedBackEnd(
  simulated: SimulatedOptions,
  world?: () => World,
  { name = KEPT_NAME, locks, marks = browserMarks, ...device }: Parts = {},
): SimulatedBackEnd {
  const { clock } = simulated;
  const began = clock.now();
  const session = createSimulatedSession(simulated);
  // The record of past prices remains when the wallets move to the device.
  const options = { ...simulated, record: {}, began };
  const memory: Memory = {};
  const loadKeeper = async (shown: Required<DeviceKeeperOptions>['shown']) => {
    const { openKeeper } = await import('./keptCode');
    const parts = { clock, name, marks, shown, ...device, ...(locks && { locks }) };
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
  // Each order waits until no tab stores, replaces or erases all data.
  const orders = aroundOrders(adapter, (order) =>
    inTurn(keeper, keeper.epoch(), order, name, locks),
  );
  return { adapter: { ...adapter, ...orders }, keeper };
}
