import type { LateAdapter, LatePart } from './lateAdapter';
import { createLateAdapter } from './lateAdapter';
import type { LateKeeper } from './lateKeeper';
import { createLateKeeper } from './lateKeeper';
import { AdapterError } from '../backend/adapterError';
import { aroundOrders, KEPT_NAME } from '../backend/keeper';
import type { DeviceKeeperOptions } from '../backend/onDevice/deviceKeeper';
import type { SimulatedAdapterOptions } from '../backend/simulated/simulatedAdapter';
import type { SimulatedOptions, SimulatedSession } from '../backend/simulated/simulatedSession';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';
import { refuse } from '../domain/result';
import { browserMarks } from '../state/storage/browserMarks';
import type { World } from '../state/world';

/** The adapter of the app, and the keeper, which decides whether the wallets are in memory or on the device. */
export interface SimulatedBackEnd {
  readonly adapter: LateAdapter;
  readonly keeper: LateKeeper;
}

type Parts = Partial<Omit<DeviceKeeperOptions, 'clock' | 'start'>>;

/** Loads the wallets from memory, or from the device if the user stores them there. */
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
  const loadKeeper = async (shown: Required<DeviceKeeperOptions>['shown']) => {
    const { openKeeper } = await import('./keptCode');
    const parts = { clock, name, marks, shown, ...device, ...(locks && { locks }) };
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
  // Each order waits until no tab stores, replaces or erases all data. The code for this loads with the first order.
  const orders = aroundOrders(adapter, async (order) => {
    const epoch = keeper.epoch();
    const code = await import('./orders').catch(() => null);
    return code?.inTurn(keeper, epoch, order, name, locks) ?? refuse({ kind: 'not-stored' });
  });
  return { adapter: { ...adapter, ...orders }, keeper };
}
