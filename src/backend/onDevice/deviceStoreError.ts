import type { DeviceProblem } from '../keeper';

/** Why a call to the store failed: a problem, or another tab has replaced or erased the data since the call began. */
export type StoreProblem = DeviceProblem | 'replaced';

/** The rejection of a call to the store on the device. A write that rejects has changed nothing. */
export class DeviceStoreError extends Error {
  override readonly name = 'DeviceStoreError';
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, cause?: unknown) {
    super(`The data on this device: ${problem}`, { cause });
    this.problem = problem;
  }
}

/** The problem for each name of an exception of IndexedDB. */
const PROBLEMS: Readonly<Partial<Record<string, DeviceProblem>>> = {
  VersionError: 'newer-version',
  QuotaExceededError: 'no-space',
  // The connection was closed before or during the transaction.
  InvalidStateError: 'closed',
  AbortError: 'closed',
  // A store of the database is missing.
  NotFoundError: 'damaged',
};

/** Converts an exception of IndexedDB to an error. */
export function storeErrorOf(cause: unknown): DeviceStoreError {
  if (cause instanceof DeviceStoreError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  return new DeviceStoreError(PROBLEMS[name] ?? 'unavailable', cause);
}

/** Whether a call to the store has failed for a reason. */
export const isProblem = (cause: unknown, problem: StoreProblem): boolean =>
  cause instanceof DeviceStoreError && cause.problem === problem;
