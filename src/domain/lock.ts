/** When kept data is locked: never, or after minutes without use. */
export const LOCK_CHOICES = ['never', '1', '5', '15', '60'] as const;

export type LockAfter = (typeof LOCK_CHOICES)[number];

const MINUTE_MS = 60_000;

/** The longest wait after wrong passphrases. */
const LONGEST_WAIT_MS = 300_000;

/** The choices that lock data. */
export type TimedLock = Exclude<LockAfter, 'never'>;

/** The time without use after which data is locked, in milliseconds. */
export const lockLength = (after: TimedLock): number => Number(after) * MINUTE_MS;

/**
 * Whether the deadline has passed. A deadline further away than the whole length is not plausible: the device's clock
 * was set back. The data is then locked too early instead of too late.
 */
export function isLockDue(after: TimedLock, deadline: number, now: number): boolean {
  return now >= deadline || deadline - now > lockLength(after);
}

/** The wait before the next attempt after a number of wrong passphrases in a row: 1 s, 2 s, 4 s, up to five minutes. */
export function waitAfter(wrongTries: number): number {
  if (wrongTries <= 0) return 0;
  return Math.min(1_000 * 2 ** Math.min(wrongTries - 1, 20), LONGEST_WAIT_MS);
}

/**
 * The rest of the wait until the next attempt, in milliseconds; 0 without a wait. If the clock was set back, the rest
 * is the whole wait: never longer, and never nothing.
 */
export const waitLeft = (wrongTries: number, nextAt: number, now: number): number =>
  Math.max(0, Math.min(nextAt - now, waitAfter(wrongTries)));
