/** Why data on the device cannot be read or written. In all these cases, no data is overwritten. */
export type DeviceProblem =
  /** The browser does not allow storage, or its files are damaged. */
  | 'unavailable'
  /** The browser does not answer. It may answer later. */
  | 'no-answer'
  /** The app's code for stored data could not be loaded. */
  | 'not-loaded'
  /** A newer version of the app has written the data. */
  | 'newer-version'
  /** The database is empty although data was stored: the browser or the user has deleted the data. */
  | 'lost'
  /**
   * The database was closed while it was in use, because the data was deleted or a newer version of the app opened it.
   */
  | 'closed'
  /** The device has no storage space left. */
  | 'no-space'
  /** A record in the database has an invalid format. */
  | 'damaged'
  /** The data is encrypted, and is still locked in this tab. */
  | 'locked';

/** Why an action on the stored data was refused. A refused action changes nothing. */
export interface KeeperRefusal {
  readonly kind:
    | DeviceProblem
    /** The result of an order in this tab is still unknown, and the action would delete the order. */
    | 'in-doubt'
    /** Another tab has already stored data on the device, and this tab uses that data from now on. */
    | 'found'
    /** Another tab has already stored data on the device, and the user has to choose between the two. */
    | 'unkept'
    /** The device stores data, but the user has opened the app without it. */
    | 'aside'
    /** The data is erased as soon as another tab closes its connection to the database. */
    | 'blocked'
    /** Another tab has replaced, erased or locked the data since the action started. */
    | 'replaced'
    | 'wrong-passphrase'
    /** After wrong passphrases, the user must wait before the next attempt. */
    | 'wait';
}

/** Why a backup file is not imported. A refused file changes nothing. */
export interface BackupRefusal {
  readonly kind:
    /** The file is not a backup of Florin. */
    | 'not-a-backup'
    /** A newer version of the app has written the file. */
    | 'newer-version'
    /** The file is larger than any backup. */
    | 'too-large'
    /** The content of the file differs from what was exported. */
    | 'damaged'
    /** The file is encrypted, and its passphrase is missing. */
    | 'no-passphrase'
    | 'wrong-passphrase';
}
