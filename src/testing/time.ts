import { setImmediate } from 'node:timers/promises';
import type { ManualClock } from '../services/manualClock';

/** Resolves when all pending microtasks have run. It does not wait for a duration. */
export async function settled(): Promise<void> {
  await setImmediate();
}

/** A duration that is longer than any call, in milliseconds of the clock. */
const LONGEST = 20_000;

/**
 * Returns the duration of a call in milliseconds of the clock, or Infinity if the call does not end. The clock advances
 * one millisecond at a time, so the result is exact.
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
