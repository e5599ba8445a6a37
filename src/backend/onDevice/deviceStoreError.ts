import type { DeviceProblem } from '../keeper';

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
