import type { Cancel, Clock } from '../services/clock';
import type { ManualClock } from './manualClock';

/** Short enough for a countdown to look smooth, and long enough to cost nothing. */
const STEP_MS = 100;

/** A page that slept for hours goes on from where it was, and does not run through all of them. */
const LONGEST_STEP_MS = 1_000;

/** Lets a manual clock run by itself, at the pace of another one, until it is cancelled. */
export function runClock(clock: ManualClock, pace: Clock): Cancel {
  let last = pace.now();
  return pace.every(STEP_MS, () => {
    const now = pace.now();
    clock.advance(Math.min(now - last, LONGEST_STEP_MS));
    last = now;
  });
}
