import type { DeviceProblem } from '../keeper';

/**
 * Why a call to the store failed. `replaced` means that another tab has replaced or erased the data since the call
 * began. `blocked` means that another tab delays the removal of the database.
 */
export type StoreProblem = DeviceProblem | 'replaced' | 'blocked';

/** The rejection of a call to the store on the device. A write that rejects has changed nothing. */
export class DeviceStoreError extends Error {
  override readonly name = 'DeviceStoreError';
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, cause?: unknown) {
    super(`The data on this device: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The problems by the names of the exceptions of IndexedDB and of `inTime`. */
const PROBLEMS: Readonly<Partial<Record<string, DeviceProblem>>> = {
  VersionError: 'newer-version',
  QuotaExceededError: 'no-space',
  // The connection was closed before or during the transaction.
  InvalidStateError: 'closed',
  AbortError: 'closed',
  // An object store is missing in the database.
  NotFoundError: 'damaged',
  NoAnswer: 'no-answer',
};

/** Converts an exception of IndexedDB to a `DeviceStoreError`. */
export function storeErrorOf(cause: unknown): DeviceStoreError {
  if (cause instanceof DeviceStoreError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new DeviceStoreError(PROBLEMS[name] ?? 'unavailable', cause);
}

/** Returns whether an exception is a `DeviceStoreError` with this problem. */
export const isProblem = (cause: unknown, problem: StoreProblem): boolean =>
  cause instanceof DeviceStoreError && cause.problem === problem;
