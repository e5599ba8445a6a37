import type { BackupContents } from '../domain/backup/backup';
import type { DeviceProblem, KeeperRefusal } from '../domain/keptRefusal';
import type { LockAfter } from '../domain/lock';
import type { Result } from '../domain/result';
import type { Cancel } from '../services/clock';

export type { DeviceProblem, KeeperRefusal } from '../domain/keptRefusal';

/** The mark of kept data: an empty database is then a loss, and no first visit. */
export const KEPT_KEY = 'florin.kept';

/** A small storage of texts that all tabs share, such as `localStorage`. */
export interface Marks {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
}

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
      /** Whether a passkey unlocks the data. */
      readonly hasPasskey: boolean;
      /** Whether the device can probably create a passkey that unlocks the data. */
      readonly canAddPasskey: boolean;
      /** The problem of the last write, which changed nothing. */
      readonly problem?: DeviceProblem;
    }
  /** The data is encrypted. */
  | {
      readonly kind: 'locked';
      readonly hasPasskey: boolean;
      /** The next attempt is possible at this time, in milliseconds since 1970; 0 for now. */
      readonly tryAgainAt: number;
    }
  /** The data cannot be used. */
  | { readonly kind: 'unusable'; readonly problem: DeviceProblem };

/** The data of the user beside the wallets. */
export type Personal = Pick<BackupContents, 'contacts' | 'choices'>;

/** The outcome of an action of a keeper. */
export type Kept = Result<null, KeeperRefusal>;

/** The part of a keeper that the app needs from its start. The code of the actions loads later. */
export interface KeeperView {
  /** Returns the same object until the status changes. */
  readonly status: () => KeeperStatus;
  /**
   * Counts how often the wallets were replaced: by importing, erasing, locking and unlocking, in any tab. The app then
   * reads the wallets again.
   */
  readonly epoch: () => number;
  /** Calls a listener after a change of the status, the epoch, or the personal data of another tab. */
  readonly subscribe: (listener: () => void) => Cancel;
  /** Loads the actions. Rejects if their code does not load. */
  readonly load: () => Promise<Keeper>;
}

/**
 * Keeps the user's data on the device by choice. An app without one keeps nothing. The actions never reject; they resolve
 * when all of the data is written, or none of it.
 */
export interface Keeper extends KeeperView {
  /** Opens the kept data, if there is any, at the start of the app. Resolves also if it cannot be used. */
  readonly open: () => Promise<void>;
  /** Keeps these contents, which nothing was kept before. The browser is asked not to remove them. */
  readonly keep: (contents: BackupContents) => Promise<Kept>;
  /** Removes all kept data; without kept data, the wallets in memory start again. */
  readonly erase: () => Promise<Kept>;
  /** The contacts and choices; null if they are not kept or not readable now. */
  readonly personal: () => Personal | null;
  /** Keeps changed contacts or choices. Does nothing while no data is kept. */
  readonly savePersonal: (change: Partial<Personal>) => Promise<void>;
  /** The newest contents of all tabs; null if none can be read. Parts that are damaged are left out. */
  readonly contents: () => Promise<BackupContents | null>;
  /** Replaces all contents, such as by an import. `decide` may be called again if another tab writes. */
  readonly replace: (decide: (now: BackupContents) => BackupContents) => Promise<Kept>;
  /**
   * Changes when the data is locked. From `never` to another choice, the passphrase encrypts the data; `never` decrypts
   * it and drops the passphrase.
   */
  readonly setLock: (after: LockAfter, passphrase?: string) => Promise<Kept>;
  /** Lets a passkey of this device unlock the data, which the passphrase unlocks. */
  readonly addPasskey: (passphrase: string) => Promise<Kept>;
  /** Unlocks the data by a passphrase, or by the passkey if there is no passphrase. */
  readonly unlock: (passphrase?: string) => Promise<Kept>;
  /** Locks the data in all tabs; a pending order is completed first. */
  readonly lock: () => void;
}
