/** Why kept data cannot be read or written. Nothing is overwritten in any of these cases. */
export type DeviceProblem =
  /** The browser keeps no data, or its files are damaged. */
  | 'unavailable'
  /** A newer version of the program has written the data. */
  | 'newer-version'
  /** The database is empty, but data is expected: the browser or the user has removed it. */
  | 'lost'
  /** The connection was closed while it was used, because the data was removed or a newer version opened it. */
  | 'closed'
  /** There is no space left. */
  | 'no-space'
  /** A record does not have the form in which it was written. */
  | 'damaged'
  /** The data is encrypted, and this tab does not have its key. */
  | 'locked';

/** Why data is not kept, replaced or unlocked. Nothing has changed. */
export interface KeeperRefusal {
  readonly kind:
    | DeviceProblem
    /** An order of this tab has an unknown result, which must not be lost. */
    | 'in-doubt'
    /** Another tab keeps data already, which is used from now on. */
    | 'found'
    /** Another tab has replaced, erased or locked the data since the action began. */
    | 'replaced'
    | 'wrong-passphrase'
    /** The user has to wait before the next attempt. */
    | 'wait';
}

/** Why a file is not imported. A refused file has changed nothing. */
export interface BackupRefusal {
  readonly kind:
    /** It is no backup of Florin. */
    | 'not-a-backup'
    /** A newer version of the program has made it. */
    | 'newer-version'
    /** It is larger than any backup. */
    | 'too-large'
    /** It is not the file that was exported. */
    | 'damaged'
    /** It is encrypted, and there is no passphrase. */
    | 'no-passphrase'
    | 'wrong-passphrase';
}
