import { useSyncExternalStore } from 'react';
import { isInMemory, type KeeperStatus, type KeeperView } from '../../adapters/keeper';
import { useWorld } from '../WorldContext';

const OFF: KeeperStatus = { kind: 'off' };

const subscribeNothing = () => () => undefined;

/**
 * Returns the keeper, which stores the user's data on this device. Undefined if the app cannot store data, as with a
 * back end over HTTP.
 */
export function useKeeper(): KeeperView | undefined {
  return useWorld().keeper;
}

function useView<Value>(read: (keeper: KeeperView) => Value, without: Value): Value {
  const keeper = useKeeper();
  const now = () => (keeper ? read(keeper) : without);
  return useSyncExternalStore(keeper?.subscribe ?? subscribeNothing, now, () => without);
}

/** Returns whether data is stored on the device, and the epoch: the number of times that the wallets were replaced. */
export function useKept(): { readonly status: KeeperStatus; readonly epoch: number } {
  const status = useView((keeper) => keeper.status(), OFF);
  const epoch = useView((keeper) => keeper.epoch(), 0);
  return { status, epoch };
}

/** Returns whether an action on the stored data waits for pending orders, which may be in other tabs. */
export const useIsWaiting = (): boolean => useView((keeper) => keeper.isWaiting(), false);

/**
 * Returns whether the stored data has a lock or cannot be read. The app then writes none of it to titles, URLs, the
 * browser's history or the session storage.
 */
export const isPrivate = (status: KeeperStatus): boolean =>
  status.kind === 'open' ? status.lockAfter !== 'never' : !isInMemory(status);

/** Returns whether the data that the app can export is encrypted on the device. */
export function isEncrypted(status: KeeperStatus): boolean {
  if (status.kind === 'unusable') return status.inMemory === 'encrypted';
  return isPrivate(status);
}

export const useIsPrivate = (): boolean => isPrivate(useKept().status);
