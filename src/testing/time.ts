import { setImmediate } from 'node:timers/promises';
import type { ManualClock } from './manualClock';

/** Resolves when everything that went on in a promise has run; no real time is waited for. */
export async function settled(): Promise<void> {
  await setImmediate();
}

/** Far longer than any call takes. */
const LONGEST = 20_000;

/**
 * How many milliseconds of its clock a call takes: the clock is moved on one by one, so that a call
 * which ends a millisecond early or late is told from one on time. Infinity when it never ends.
 */
export async function durationOf(clock: ManualClock, call: Promise<unknown>): Promise<number> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  void call.then(end, end);
  for (let ms = 0; ms <= LONGEST; ms += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one millisecond after the other is the point.
    await settled();
    if (ended) return ms;
    clock.advance(1);
  }
  return Infinity;
}
