/** The minutes without user activity after which stored data is locked. */
export const LOCK_CHOICES = ['never', '1', '5', '15', '60'] as const;

export type LockAfter = (typeof LOCK_CHOICES)[number];

const MINUTE_MS = 60_000;

/** The maximum wait after wrong passphrases, in milliseconds. */
const LONGEST_WAIT_MS = 300_000;

/** The times after which data is locked, without `never`. */
export type TimedLock = Exclude<LockAfter, 'never'>;

/** Returns the time without activity after which data is locked, in milliseconds. */
export const lockLength = (after: TimedLock): number => Number(after) * MINUTE_MS;

/**
 * Returns whether stored data must be locked. If the deadline is too far in the future, the device's clock was set
 * back. The data is then also locked, because it is safer to lock too early than too late.
 */
export function isLockDue(after: TimedLock, deadline: number, now: number): boolean {
  return now >= deadline || deadline - now > lockLength(after);
}

/**
 * Returns the wait in milliseconds after a number of successive wrong passphrases: 1 s, 2 s, 4 s, up to five minutes.
 */
export function waitAfter(wrongTries: number): number {
  if (wrongTries <= 0) return 0;
  return Math.min(1_000 * 2 ** Math.min(wrongTries - 1, 20), LONGEST_WAIT_MS);
}

/**
 * Returns the milliseconds until the next attempt is allowed, or 0. If the device's clock was set back, returns the
 * whole wait, and not more.
 */
export const waitLeft = (wrongTries: number, nextAt: number, now: number): number =>
  Math.max(0, Math.min(nextAt - now, waitAfter(wrongTries)));
