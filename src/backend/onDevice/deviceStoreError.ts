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
  | 'damaged';

/** The rejection of a call to the store of a device. A write that rejects has changed nothing. */
export class DeviceStoreError extends Error {
  override readonly name = 'DeviceStoreError';
  readonly problem: DeviceProblem;

  constructor(problem: DeviceProblem, cause?: unknown) {
    super(`The data on this device: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The problems by the names of the browser's exceptions. */
const PROBLEMS: Readonly<Partial<Record<string, DeviceProblem>>> = {
  VersionError: 'newer-version',
  QuotaExceededError: 'no-space',
  InvalidStateError: 'closed',
};

/** The error for an exception of IndexedDB. */
export function storeErrorOf(cause: unknown): DeviceStoreError {
  if (cause instanceof DeviceStoreError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new DeviceStoreError(PROBLEMS[name] ?? 'unavailable', cause);
}
