import { useSyncExternalStore } from 'react';
import type { KeeperStatus, KeeperView } from '../../backend/keeper';
import { useWorld } from '../WorldContext';

const OFF: KeeperStatus = { kind: 'off' };

const subscribeNothing = () => () => undefined;

/**
 * The keeper of the user's data on this device; undefined if the app cannot keep data, as with a back end over HTTP.
 */
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
 * Whether the kept data has a lock, or cannot be read. Titles, URLs, the browser's history and the tab's storage then
 * contain nothing of it.
 */
export const isPrivate = (status: KeeperStatus): boolean =>
  status.kind === 'open' ? status.lockAfter !== 'never' : status.kind !== 'off';

export const useIsPrivate = (): boolean => isPrivate(useKept().status);
