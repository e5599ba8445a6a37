import { setImmediate } from 'node:timers/promises';
import type { ManualClock } from '../services/manualClock';

/** Resolves when all pending microtasks have run, without waiting for real time. */
export async function settled(): Promise<void> {
  await setImmediate();
}

/** Far longer than any call takes. */
const LONGEST = 20_000;

/**
 * The duration of a call in milliseconds of its clock, which advances by one at a time, so that the result is exact.
 * Infinity if it never ends.
 */
export async function durationOf(clock: ManualClock, call: Promise<unknown>): Promise<number> {
  let ended = false;
  const end = () => {
    ended = true;
  };
  void call.then(end, end);
  for (let ms = 0; ms <= LONGEST; ms += 1) {
    // oxlint-disable-next-line no-await-in-loop -- The clock must advance one millisecond at a time.
    await settled();
    if (ended) return ms;
    clock.advance(1);
  }
  return Infinity;
}
