/** When kept data is locked: never, or after minutes without use. */
export const LOCK_CHOICES = ['never', '1', '5', '15', '60'] as const;

export type LockAfter = (typeof LOCK_CHOICES)[number];

const MINUTE_MS = 60_000;

/** The longest wait after wrong passphrases. */
const LONGEST_WAIT_MS = 300_000;

/** The time of use after which data is locked, in milliseconds; null if the time does not matter. */
const lengthOf = (after: LockAfter): number | null =>
  after === 'never' ? null : Number(after) * MINUTE_MS;

/** The time at which data is locked if it is not used again, in milliseconds since 1970; null if the time does not matter. */
export function lockDeadline(after: LockAfter, now: number): number | null {
  const length = lengthOf(after);
  return length === null ? null : now + length;
}

/**
 * Whether the deadline has passed. A deadline further away than the whole length is not plausible: the device's clock was set back.
 * The data is then locked too early instead of too late.
 */
export function isLockDue(after: LockAfter, deadline: number | null, now: number): boolean {
  const length = lengthOf(after);
  if (length === null || deadline === null) return false;
  return now >= deadline || deadline - now > length;
}

/** The wait before the next attempt after a number of wrong passphrases in a row: 1 s, 2 s, 4 s, up to five minutes. */
export function waitAfter(wrongTries: number): number {
  if (wrongTries <= 0) return 0;
  return Math.min(1_000 * 2 ** Math.min(wrongTries - 1, 20), LONGEST_WAIT_MS);
}
