import { useSyncExternalStore } from 'react';
import type { KeeperStatus, KeeperView } from '../backend/keeper';
import { useWorld } from './WorldContext';

const OFF: KeeperStatus = { kind: 'off' };

const subscribeNothing = () => () => undefined;

/** The keeper of the user's data on this device; undefined if the app cannot keep data, as with a back end over HTTP. */
export function useKeeper(): KeeperView | undefined {
  return useWorld().keeper;
}

/** Whether data is kept on the device, and how often the wallets were replaced. */
export function useKept(): { readonly status: KeeperStatus; readonly epoch: number } {
  const keeper = useKeeper();
  const subscribe = keeper?.subscribe ?? subscribeNothing;
  const status = useSyncExternalStore(
    subscribe,
    () => keeper?.status() ?? OFF,
    () => OFF,
  );
  const epoch = useSyncExternalStore(
    subscribe,
    () => keeper?.epoch() ?? 0,
    () => 0,
  );
  return { status, epoch };
}
