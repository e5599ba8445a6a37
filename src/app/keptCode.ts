/**
 * The code for wallets that are stored on the device. It loads when data is stored, or when the user chooses to store
 * it.
 */
import type { LateAdapter } from './lateAdapter';
import type { Memory } from './appBackEnd';
import { createDeviceWallets, type DeviceWallets } from '../adapters/onDevice/deviceAdapter';
import {
  createDeviceKeeper,
  type DeviceKeeper,
  type DeviceKeeperOptions,
} from '../adapters/onDevice/deviceKeeper';
import type { SimulatedAdapterOptions } from '../adapters/simulated/simulatedAdapter';
import type { SimulatedSession } from '../adapters/simulated/simulatedSession';
import { isUntouched } from '../domain/backup/backup';
import { sampleWorld } from '../domain/demo/sampleWorld';
import { connectKeeper } from '../state/storage/connectKeeper';
import type { World } from '../state/world';

/**
 * Creates the keeper, which stores the user's data, and connects it with the state of the app. The stored wallets start
 * with the current prices.
 */
export function openKeeper(
  options: Omit<DeviceKeeperOptions, 'start' | 'hasUnkept'>,
  began: number,
  adapter: Pick<LateAdapter, 'firstSheet'>,
  memory: Memory,
  world: World | undefined,
): DeviceKeeper {
  const start = () => {
    const market = adapter.firstSheet?.()?.sheet.market;
    return { ...sampleWorld(began), ...(market && { market }) };
  };
  const hasUnkept = () => {
    const wallets = memory.book?.state.wallets;
    if (!wallets) return false;
    const contacts = world?.contacts.getState().contacts ?? [];
    return !isUntouched({ wallets, contacts }, sampleWorld(began).wallets);
  };
  const keeper = createDeviceKeeper({ ...options, start, hasUnkept });
  if (world) connectKeeper(world, keeper);
  return keeper;
}

/**
 * Returns the adapter methods of the stored wallets, which report problems to the keeper. Null while the wallets cannot
 * be used.
 */
export function keptWallets(
  keeper: DeviceKeeper,
  session: SimulatedSession,
  { began: _began, ...options }: SimulatedAdapterOptions,
): DeviceWallets | null {
  const book = keeper.book();
  const { report: onProblem, onChange } = keeper;
  return book && createDeviceWallets(session, book, { ...options, onProblem, onChange });
}
