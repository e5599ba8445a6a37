import type { Cancel, Clock } from '../services/clock';
import type { ManualClock } from '../services/manualClock';

/**
 * The interval of the updates in milliseconds. It is short enough for a smooth countdown, and long enough to use little
 * power.
 */
const STEP_MS = 100;

/**
 * The maximum time that one update adds, in milliseconds. After the device was asleep, the clock continues from its
 * last time instead of catching up.
 */
const LONGEST_STEP_MS = 1_000;

/** Advances a manual clock at the speed of another clock. The returned function stops this. */
export function runClock(clock: ManualClock, pace: Clock): Cancel {
  let last = pace.now();
  return pace.every(STEP_MS, () => {
    const now = pace.now();
    clock.advance(Math.min(now - last, LONGEST_STEP_MS));
    last = now;
  });
}
