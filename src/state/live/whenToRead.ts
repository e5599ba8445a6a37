import type { StoreApi } from 'zustand/vanilla';
import type { WalletAdapter } from '../../adapters/walletAdapter';
import type { Cancel } from '../../services/clock';
import type { Device } from '../../services/device';
import type { Log } from '../../services/log';
import type { WalletStore } from '../store/walletStore';

/**
 * Calls `read` when the device is online again, and when the back end reports a change, such as a payment in another
 * tab.
 */
export function onChangeElsewhere(
  { adapter, device }: { adapter: WalletAdapter; device: Pick<Device, 'onReconnect'> },
  read: () => void,
): Cancel {
  const stopReconnect = device.onReconnect(read);
  const stopChanges = adapter.subscribeChanges?.(read);
  return () => {
    stopReconnect();
    stopChanges?.();
  };
}

/** When the user switches to a wallet, loads the history of the wallet, or calls `read` if it was loaded before. */
export function onWalletShown(
  { store, log }: { store: StoreApi<WalletStore>; log: Log },
  read: () => void,
): Cancel {
  return store.subscribe(({ data, actions }, { data: before }) => {
    const { older, activeWalletId } = data;
    if (activeWalletId === before.activeWalletId) return;
    if (older?.[activeWalletId] === null)
      actions.loadOlder().catch((cause: unknown) => {
        log.warn('The history of the wallet could not be read', cause);
      });
    else read();
  });
}
