import type { BackupContents } from '../domain/backup/backup';
import type { DeviceProblem, KeeperRefusal } from '../domain/keptRefusal';
import type { LockAfter, TimedLock } from '../domain/lock';
import type { Result } from '../domain/result';
import type { Cancel } from '../services/clock';
import type { SimulatedBook } from './simulated/simulatedBook';
import type { NotMade, WalletAdapter } from './walletAdapter';

/**
 * The key of a hint that data is kept. It is a hint only: the page then does not show the sample wallets before the
 * kept ones, and an empty database is a loss. Only the database decides whether data is kept.
 */
export const KEPT_HINT = 'florin.kept';

/** The name of the app's database. */
export const KEPT_NAME = 'florin';

/** The name of the lock that orders share, and that an action on all data of a database has alone. */
export const ordersOf = (name: string): string => `${name}:orders`;

/** The calls of an adapter that change its data. */
type Orders = Required<Pick<WalletAdapter, 'send' | 'exchange' | 'createWallet'>>;

/**
 * Wraps the calls that change data. `around` receives each call. It makes the call, or resolves with a refusal instead.
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

/** Whether data is kept on the device, and whether it can be used. */
export type KeeperStatus =
  /** No data is kept. */
  | { readonly kind: 'off' }
  /** The data is kept and can be used. */
  | {
      readonly kind: 'open';
      readonly lockAfter: LockAfter;
      /** Whether the browser has promised not to remove the data when it needs space. */
      readonly isPersistent: boolean;
      /** The problem of the last write, which changed nothing. */
      readonly problem?: DeviceProblem;
    }
  /** The data is encrypted. */
  | {
      readonly kind: 'locked';
      /** The next attempt is possible at this time, in milliseconds since 1970; 0 for now. */
      readonly tryAgainAt: number;
    }
  /** The data cannot be used. */
  | { readonly kind: 'unusable'; readonly problem: DeviceProblem };

/** The data of the user beside the wallets. */
export type Personal = Pick<BackupContents, 'contacts' | 'choices'>;

/** The outcome of an action of a keeper. */
export type Kept = Result<null, KeeperRefusal>;

/** The choice of a lock, and the passphrases that the choice needs. */
export interface LockChange {
  readonly after: LockAfter;
  /** The present passphrase. Every change of data that a passphrase locks needs it, also the change to `never`. */
  readonly passphrase?: string;
  /** The new passphrase. It is needed to lock data that no passphrase locks, and to change the passphrase. */
  readonly next?: string;
}

/** A first lock, which is set before the first record is written. */
export interface FirstLock {
  readonly after: TimedLock;
  readonly passphrase: string;
}

/** The part of a keeper that the app needs from its start. The code of the actions loads later. */
export interface KeeperView {
  /** Returns the same object until the status changes. */
  readonly status: () => KeeperStatus;
  /**
   * Counts how often the wallets were replaced: by importing, erasing, locking and unlocking, in any tab. The app then
   * reads the wallets again.
   */
  readonly epoch: () => number;
  /** Whether an action waits for the pending orders of all tabs. Nothing begins until the action has ended. */
  readonly isWaiting: () => boolean;
  /** Calls a listener after a change of the status, the epoch, the waiting, or the personal data of another tab. */
  readonly subscribe: (listener: () => void) => Cancel;
  /** Loads the actions. Rejects if their code does not load. */
  readonly load: () => Promise<Keeper>;
}

/**
 * Keeps the user's data on the device by choice. An app without one keeps nothing. The actions never reject; they
 * resolve when all of the data is written, or none of it.
 */
export interface Keeper extends KeeperView {
  /** Opens the kept data, if there is any, at the start of the app. Resolves also if it cannot be used. */
  readonly open: () => Promise<void>;
  /**
   * Keeps these contents, which nothing was kept before. The browser is asked not to remove them. With a lock, nothing
   * is written in plain text. `contents` is called when the pending orders of all tabs have ended and no other can
   * begin, so that it contains them. If it rejects, `keep` resolves with `unavailable`.
   */
  readonly keep: (contents: () => Promise<BackupContents>, lock?: FirstLock) => Promise<Kept>;
  /** Removes all kept data; without kept data, the wallets in memory start again. */
  readonly erase: () => Promise<Kept>;
  /** The contacts and choices; null if they are not kept or not readable now. */
  readonly personal: () => Personal | null;
  /** Keeps changed contacts or choices. Does nothing while no data is kept. */
  readonly savePersonal: (change: (now: Personal) => Personal) => Promise<Kept>;
  /** The newest contents of all tabs; null if they cannot be read completely. */
  readonly contents: () => Promise<BackupContents | null>;
  /**
   * Every record as it is stored, as the text of a JSON file. Works also for damaged data; null if nothing can be read.
   */
  readonly raw: () => Promise<string | null>;
  /** Replaces all contents by those of a backup. Without kept data, keeps them, with the lock. */
  readonly replace: (contents: BackupContents, lock?: FirstLock) => Promise<Kept>;
  /** Changes when the data is locked, or its passphrase. */
  readonly setLock: (change: LockChange) => Promise<Kept>;
  readonly unlock: (passphrase: string) => Promise<Kept>;
  /** Locks the data in all tabs, after the pending orders. */
  readonly lock: () => Promise<Kept>;
}

/**
 * The kept wallets as the book of a back end. It is for one identity of the data: its calls reject with `replaced`
 * later.
 */
export interface DeviceBook extends SimulatedBook {
  /** Reads what other tabs have written. Rejects with `DeviceStoreError`. */
  readonly refresh: () => Promise<void>;
  /** Whether the wallets have been read. */
  readonly isRead: () => boolean;
}

/** The state of the kept data that a tab shows. */
export interface KeeperShown {
  readonly status: KeeperStatus;
  /** The identity of open data. */
  readonly identity: string | undefined;
  readonly epoch: number;
  readonly personal: Personal | null;
  /** The kept wallets while they can be used. */
  readonly book: DeviceBook | null;
  readonly isWaiting: boolean;
}

/** Makes the state before the database is read. The app has it before the code of the keeper has loaded. */
export function createKeeperShown() {
  const listeners = new Set<() => void>();
  let state: KeeperShown = {
    status: { kind: 'off' },
    identity: undefined,
    epoch: 0,
    personal: null,
    book: null,
    isWaiting: false,
  };
  return {
    now: () => state,
    update(changed: Partial<KeeperShown>) {
      state = { ...state, ...changed };
      for (const run of listeners) run();
    },
    /** The state as a part of a keeper. */
    view: {
      status: () => state.status,
      epoch: () => state.epoch,
      isWaiting: () => state.isWaiting,
      book: () => state.book,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}
