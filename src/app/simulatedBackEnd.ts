import type { LateAdapter, LatePart } from './lateAdapter';
import { createLateAdapter } from './lateAdapter';
import type { LateKeeper } from './lateKeeper';
import { createLateKeeper } from './lateKeeper';
import { AdapterError } from '../backend/adapterError';
import { KEPT_NAME, ordersOf } from '../backend/keeper';
import { aroundOrders } from '../backend/onDevice/aroundOrders';
import type { DeviceKeeperOptions } from '../backend/onDevice/deviceKeeper';
import type { SimulatedAdapterOptions } from '../backend/simulated/simulatedAdapter';
import type { SimulatedOptions, SimulatedSession } from '../backend/simulated/simulatedSession';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';
import { refuse } from '../domain/result';
import type { Locks } from '../services/locks';
import { browserLocks } from '../services/locks';
import { browserMarks } from '../state/browserMarks';
import type { World } from '../state/world';

/** The back end of the app, and the keeper that chooses where its wallets are. */
export interface SimulatedBackEnd {
  readonly adapter: LateAdapter;
  readonly keeper: LateKeeper;
}

/** The parts of the device that tests replace. */
type Parts = Partial<Omit<DeviceKeeperOptions, 'clock' | 'start'>>;

/** Loads the wallets: from memory, or from this device if the user keeps them there. */
async function loadWallets(
  keeper: LateKeeper,
  session: SimulatedSession,
  options: SimulatedAdapterOptions,
): Promise<LatePart> {
  if (keeper.status().kind === 'off') {
    const { createSimulatedWallets } = await import('../backend/simulated/simulatedAdapter');
    return createSimulatedWallets(session, options);
  }
  const { keptWallets } = await import('./keptCode');
  const wallets = keptWallets(await keeper.load(), session, options);
  if (wallets) return wallets;
  throw new AdapterError('unreachable', 'The kept wallets cannot be read now');
}

/**
 * Lets each order hold the lock of the orders. An order in memory needs it too, because its wallets may be kept, replaced or
 * erased, also by another tab, before it begins.
 */
const inOrder = (adapter: LateAdapter, keeper: LateKeeper, locks: Locks, name: string) =>
  aroundOrders(adapter, (order) => {
    const epoch = keeper.epoch();
    return locks.hold(ordersOf(name), 'shared', async () => {
      // The code of the keeper may fail to load.
      const isRead = await keeper.sync().then(
        () => true,
        () => false,
      );
      if (!isRead) return refuse({ kind: 'not-stored' });
      return keeper.epoch() === epoch ? order() : refuse({ kind: 'replaced' });
    });
  });

/**
 * The simulated back end of the app. Its wallets load with the first page that shows them. `world` returns the world whose
 * state is connected with the keeper.
 */
export function simulatedBackEnd(
  simulated: SimulatedOptions,
  world?: () => World,
  { name = KEPT_NAME, locks = browserLocks, marks = browserMarks, ...device }: Parts = {},
): SimulatedBackEnd {
  const { clock } = simulated;
  const began = clock.now();
  const session = createSimulatedSession(simulated);
  // The prices that were shown stay when the wallets move to the device.
  const options = { ...simulated, record: {}, began };
  const loadKeeper = async (shown: Required<DeviceKeeperOptions>['shown']) => {
    const { openKeeper } = await import('./keptCode');
    const parts = { clock, name, marks, locks, shown, ...device };
    return openKeeper(parts, began, adapter, world?.());
  };
  const keeper = createLateKeeper(loadKeeper, marks, name);
  const { isOpen: _isOpen, take: _take, within: _within, ...ways } = session;
  const adapter = createLateAdapter(ways, () => loadWallets(keeper, session, options));

  let shown = [keeper.book(), keeper.epoch()] as const;
  keeper.subscribe(() => {
    const [book, epoch] = shown;
    if (keeper.book() === book && keeper.epoch() === epoch) return;
    shown = [keeper.book(), keeper.epoch()];
    adapter.reload();
  });
  return { adapter: { ...adapter, ...inOrder(adapter, keeper, locks, name) }, keeper };
}
