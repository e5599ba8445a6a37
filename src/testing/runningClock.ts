import type { Cancel, Clock } from '../services/clock';
import type { ManualClock } from '../services/manualClock';

/** The interval of an update: short enough for a smooth countdown, long enough to be cheap. */
const STEP_MS = 100;

/**
 * The longest time of one update. After a long sleep of the device the clock continues from its last time and does not
 * catch up.
 */
const LONGEST_STEP_MS = 1_000;

/** Runs a manual clock at the pace of another clock until it is cancelled. */
export function runClock(clock: ManualClock, pace: Clock): Cancel {
  let last = pace.now();
  return pace.every(STEP_MS, () => {
    const now = pace.now();
    clock.advance(Math.min(now - last, LONGEST_STEP_MS));
    last = now;
  });
}
