/** Why stored data cannot be read or written. No data is overwritten in any of these cases. */
export type DeviceProblem =
  /** The browser does not store data, or its files are damaged. */
  | 'unavailable'
  /** A newer version of the program has written the data. */
  | 'newer-version'
  /** The database is empty, but data is expected: the browser or the user has removed it. */
  | 'lost'
  /** The connection was closed while it was used, because the data was removed or a newer version opened it. */
  | 'closed'
  /** The device has no space left. */
  | 'no-space'
  /** A record is invalid, although Florin wrote a valid record. */
  | 'damaged';

/** The rejection of a call to the store on the device. A write that rejects has changed nothing. */
export class DeviceStoreError extends Error {
  override readonly name = 'DeviceStoreError';
  readonly problem: DeviceProblem;

  constructor(problem: DeviceProblem, cause?: unknown) {
    super(`The data on this device: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The problem for each name of an exception of IndexedDB. */
const PROBLEMS: Readonly<Partial<Record<string, DeviceProblem>>> = {
  VersionError: 'newer-version',
  QuotaExceededError: 'no-space',
  InvalidStateError: 'closed',
};

/** Converts an exception of IndexedDB to an error. */
export function storeErrorOf(cause: unknown): DeviceStoreError {
  if (cause instanceof DeviceStoreError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new DeviceStoreError(PROBLEMS[name] ?? 'unavailable', cause);
}
