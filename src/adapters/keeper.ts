import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BackupContents } from '../domain/backup/backup';
import type { DeviceProblem, KeeperRefusal } from '../domain/keptRefusal';
import type { LockAfter, TimedLock } from '../domain/lock';
import type { Result } from '../domain/result';
import type { Cancel } from '../services/clock';
import type { SimulatedBook } from './simulated/simulatedBook';
import type { NotMade, WalletAdapter } from './walletAdapter';

/**
 * The key of a hint in the local storage that the database contains data. With the hint, the page does not show the
 * sample wallets while the database opens, and an empty database counts as lost data. Otherwise only the database
 * decides whether data is stored.
 */
export const KEPT_HINT = 'florin.kept';

/** The name of the IndexedDB database. */
export const KEPT_NAME = 'florin';

/**
 * Returns the name of a lock (Web Locks API). Orders share this lock. An action on all data holds it exclusively, so
 * that it waits for pending orders and delays new orders.
 */
export const ordersOf = (name: string): string => `${name}:orders`;

/** The calls of an adapter that change its data. */
type Orders = Required<Pick<WalletAdapter, 'send' | 'exchange' | 'createWallet'>>;

/**
 * Wraps the calls that change data. `around` receives a function that makes the call. It returns the result of the
 * call, or a refusal.
 */
export function aroundOrders(
  orders: Orders,
  around: <Answer>(order: () => Promise<Answer>) => Promise<Answer | Result<never, NotMade>>,
): Orders {
  return {
    send: (...given) => around(() => orders.send(...given)),
    exchange: (...given) => around(() => orders.exchange(...given)),
    createWallet: (...given) => around(() => orders.createWallet(...given)),
  };
}

export type { DeviceProblem, KeeperRefusal } from '../domain/keptRefusal';

/** Whether data is stored on the device, and whether it can be used. */
export type KeeperStatus =
  /** No data is stored, or the user has opened the app without the stored data. The wallets are in memory. */
  | {
      readonly kind: 'off';
      /** Whether the device stores data that the user has opened the app without. */
      readonly isAside?: true;
    }
  /** Another tab stores data. The wallets of this tab are in memory, and the user has changed them. */
  | { readonly kind: 'unkept' }
  /** The data is stored and can be used. */
  | {
      readonly kind: 'open';
      readonly lockAfter: LockAfter;
      /** Whether the browser has promised not to delete the data when it needs space. */
      readonly isPersistent: boolean;
      /** Why the last write failed. It has changed nothing. */
      readonly problem?: DeviceProblem;
    }
  /** The data is encrypted, and the user must enter the passphrase. */
  | {
      readonly kind: 'locked';
      /** The time of the next possible attempt, in milliseconds since 1970; 0 if an attempt is possible now. */
      readonly tryAgainAt: number;
    }
  /** The data cannot be used. */
  | {
      readonly kind: 'unusable';
      readonly problem: DeviceProblem;
      /** Set if this tab still has the data in memory: `encrypted` if the data has a lock. */
      readonly inMemory?: 'plain' | 'encrypted';
    };

/** The user's data other than wallets. */
export type Personal = Pick<BackupContents, 'contacts' | 'choices'>;

/** The result of an action of a keeper. */
export type Kept = Result<null, KeeperRefusal>;

/** A change of the lock, and the passphrases that this change needs. */
export interface LockChange {
  readonly after: LockAfter;
  /** The current passphrase. It is required if the data has a passphrase, also to remove the passphrase (`never`). */
  readonly passphrase?: string;
  /** The new passphrase. It is required to add a passphrase or to change it. */
  readonly next?: string;
}

/** A lock that is set when data is stored for the first time, so that the data is never written unencrypted. */
export interface FirstLock {
  readonly after: TimedLock;
  readonly passphrase: string;
}

/** The part of a keeper that the app needs at its start. The code of the actions loads later. */
export interface KeeperView {
  /** Returns the same object until the status changes. */
  readonly status: () => KeeperStatus;
  /**
   * Returns how often the wallets were replaced in any tab, by importing, erasing, locking and unlocking. When the
   * number changes, the app reads the wallets again.
   */
  readonly epoch: () => number;
  /** Whether an action waits until the pending orders of all tabs have ended. */
  readonly isWaiting: () => boolean;
  /**
   * Calls a listener when the status, the epoch or `isWaiting` changes, or when another tab changes contacts or
   * choices.
   */
  readonly subscribe: (listener: () => void) => Cancel;
  /** Loads the code of the actions. Rejects if it does not load. */
  readonly load: () => Promise<Keeper>;
  /** Opens the app without the stored data, until the page is reloaded. The stored data is not changed. */
  readonly setAside: () => void;
}

/**
 * Stores the user's data on the device, if the user chooses so. The actions never reject. They write either all of the
 * data or none of it.
 */
export interface Keeper extends KeeperView {
  /**
   * Opens the stored data, if there is any. The data replaces wallets in memory, even after changes by the user.
   * Resolves even if the data cannot be used.
   */
  readonly open: () => Promise<void>;
  /**
   * Starts to store data. Asks the browser not to delete it. With a lock, nothing is written unencrypted. Resolves with
   * the refusal `unavailable` if `contents` rejects.
   *
   * `contents` returns the data to store. It is called after the pending orders of all tabs have ended, while no new
   * order can begin, so that the data includes all orders.
   */
  readonly keep: (contents: () => Promise<BackupContents>, lock?: FirstLock) => Promise<Kept>;
  /** Removes all stored data. If none is stored, resets the wallets in memory. */
  readonly erase: () => Promise<Kept>;
  /** Returns contacts and choices, or null if they are not stored or cannot be read now. */
  readonly personal: () => Personal | null;
  /** Stores changed contacts or choices. Does nothing if no data is stored. */
  readonly savePersonal: (change: (now: Personal) => Personal) => Promise<Kept>;
  /** Returns the newest data of all tabs, or null if it cannot be read completely. */
  readonly contents: () => Promise<BackupContents | null>;
  /**
   * Returns every stored record unchanged, as JSON, also if the data is damaged. Null if there is no record, or if
   * nothing can be read.
   */
  readonly raw: () => Promise<string | null>;
  /** Replaces all data by the contents of a backup. If none is stored yet, starts to store it, with the lock. */
  readonly replace: (contents: BackupContents, lock?: FirstLock) => Promise<Kept>;
  /** Changes the passphrase, or the time after which the data is locked. */
  readonly setLock: (change: LockChange) => Promise<Kept>;
  readonly unlock: (passphrase: string) => Promise<Kept>;
  /** Locks the data in all tabs, after the pending orders have ended. */
  readonly lock: () => Promise<Kept>;
}

/**
 * The wallets on the device, as the ledger of a simulated back end. After the data was replaced, for example by a
 * backup, the calls of this object reject with `replaced`.
 */
export interface DeviceBook extends SimulatedBook {
  /** Reads changes by other tabs. Rejects with `DeviceStoreError`. */
  readonly refresh: () => Promise<void>;
  /** Returns whether the wallets have been read at least once. */
  readonly isRead: () => boolean;
}

/** Returns whether the app shows wallets in memory, and not stored ones. */
export const isInMemory = ({ kind }: KeeperStatus): boolean => kind === 'off' || kind === 'unkept';

/** Returns whether the user has opened the app without the stored data. */
export const isAside = (status: KeeperStatus): boolean =>
  status.kind === 'off' && status.isAside === true;

/** The state of the stored data, as the components of this tab show it. */
export interface KeeperShown {
  readonly status: KeeperStatus;
  /** The random id of the data while it is open. It changes when the data is replaced. */
  readonly identity: string | undefined;
  readonly epoch: number;
  readonly personal: Personal | null;
  /** The stored wallets while they can be used, otherwise null. */
  readonly book: DeviceBook | null;
  readonly isWaiting: boolean;
}

/**
 * Creates the store with the state of the keeper. The app uses it before the code of the keeper has loaded and the
 * database is read.
 */
export const createKeeperShown = () =>
  createStore<KeeperShown>(() => ({
    status: { kind: 'off' },
    identity: undefined,
    epoch: 0,
    personal: null,
    book: null,
    isWaiting: false,
  }));

/** Returns the methods of `KeeperView`, and the stored wallets, for a store of `createKeeperShown`. */
export const viewOf = ({ getState, setState, subscribe }: StoreApi<KeeperShown>) => ({
  status: () => getState().status,
  epoch: () => getState().epoch,
  isWaiting: () => getState().isWaiting,
  book: () => getState().book,
  subscribe,
  setAside() {
    const epoch = getState().epoch + 1;
    const status = { kind: 'off', isAside: true } as const;
    setState({ status, identity: undefined, epoch, personal: null, book: null });
  },
});
