import { createStore } from 'zustand/vanilla';
import type { KeeperStatus, Personal } from '../keeper';
import type { DeviceBook } from './deviceBook';

/** The state of the kept data that a tab shows. */
export interface KeeperShown {
  readonly status: KeeperStatus;
  /** Another text if all wallets are other ones; empty before the first reading. */
  readonly mark: string;
  readonly epoch: number;
  readonly personal: Personal | null;
  /** The kept wallets while they can be used. */
  readonly book: DeviceBook | null;
  readonly isWaiting: boolean;
}

/** Makes the state before the database is read. The app has it before the code of the keeper has loaded. */
export function createKeeperShown() {
  const { getState, setState, subscribe } = createStore<KeeperShown>(() => ({
    status: { kind: 'off' },
    mark: '',
    epoch: 0,
    personal: null,
    book: null,
    isWaiting: false,
  }));
  const view = {
    status: () => getState().status,
    epoch: () => getState().epoch,
    isWaiting: () => getState().isWaiting,
    personal: () => getState().personal,
    book: () => getState().book,
    subscribe: (listener: () => void) => subscribe(listener),
  };
  return { getState, setState, view };
}
