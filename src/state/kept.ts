import { useSyncExternalStore } from 'react';
import type { KeeperStatus, KeeperView } from '../backend/keeper';
import type { World } from './world';
import { useWorld } from './WorldContext';

const OFF: KeeperStatus = { kind: 'off' };

const subscribeNothing = () => () => undefined;

/** The keeper of the user's data on this device; undefined if the app cannot keep data, as with a back end over HTTP. */
export function useKeeper(): KeeperView | undefined {
  return useWorld().keeper;
}

function useView<Value>(read: (keeper: KeeperView) => Value, without: Value): Value {
  const keeper = useKeeper();
  const now = () => (keeper ? read(keeper) : without);
  return useSyncExternalStore(keeper?.subscribe ?? subscribeNothing, now, () => without);
}

/** Whether data is kept on the device, and how often the wallets were replaced. */
export function useKept(): { readonly status: KeeperStatus; readonly epoch: number } {
  const status = useView((keeper) => keeper.status(), OFF);
  const epoch = useView((keeper) => keeper.epoch(), 0);
  return { status, epoch };
}

/** Whether an action on the data waits for the pending orders of all tabs. */
export const useIsWaiting = (): boolean => useView((keeper) => keeper.isWaiting(), false);

/**
 * Whether the kept data has a lock, or cannot be read. Titles, URLs and the browser's history then contain nothing of
 * it.
 */
export function useIsPrivate(): boolean {
  const { status } = useKept();
  return status.kind === 'open' ? status.lockAfter !== 'never' : status.kind !== 'off';
}

/** The actions of this tab that are pending, and the epoch after the last one. */
interface Own {
  pending: number;
  epoch: number;
}

const owns = new WeakMap<World, Own>();

function ownOf(world: World): Own {
  const known = owns.get(world) ?? { pending: 0, epoch: 0 };
  owns.set(world, known);
  return known;
}

/** Notes that this tab begins an action on the data. Call the result when the action has ended. */
export function beginOwn(world: World): () => void {
  const own = ownOf(world);
  own.pending += 1;
  return () => {
    own.pending -= 1;
    own.epoch = world.keeper?.epoch() ?? 0;
  };
}

/** Returns a function that returns whether this tab has caused the last change of the data. */
export function useIsOwnChange(): () => boolean {
  const world = useWorld();
  return () => {
    const { pending, epoch } = ownOf(world);
    return pending > 0 || epoch === world.keeper?.epoch();
  };
}
