import { setImmediate } from 'node:timers/promises';
import type { ManualClock } from '../services/manualClock';

/** Resolves when all pending microtasks have run. It does not wait for real time. */
export async function settled(): Promise<void> {
  await setImmediate();
}

/** A duration in milliseconds that is far longer than any call. */
const LONGEST = 20_000;

/**
 * Returns the duration of a call in milliseconds of its clock, or Infinity if the call does not end. The clock is
 * advanced by one millisecond at a time, so the result is exact.
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
