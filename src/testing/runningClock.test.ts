import { describe, expect, it } from 'vitest';
import { createManualClock } from '../services/manualClock';
import { runClock } from './runningClock';

/** Creates a manual clock at 1,000 ms that follows another clock. The test advances the other clock, `pace`. */
function running() {
  const pace = createManualClock(50_000);
  const clock = createManualClock(1_000);
  return { pace, clock, stop: runClock(clock, pace) };
}

describe('a manual clock that follows another clock', () => {
  it('runs as fast as the other clock, and runs its timers', () => {
    const { pace, clock } = running();
    const events: number[] = [];
    clock.every(5_000, () => events.push(clock.now()));
    pace.advance(12_000);
    expect(clock.now()).toBe(13_000);
    expect(events).toEqual([6_000, 11_000]);
  });

  it('can also be moved manually', () => {
    const { pace, clock } = running();
    clock.advance(60_000);
    pace.advance(100);
    expect(clock.now()).toBe(61_100);
  });

  it('does not move after it is stopped, and keeps no timer', () => {
    const { pace, clock, stop } = running();
    pace.advance(200);
    stop();
    pace.advance(10_000);
    expect(clock.now()).toBe(1_200);
    expect(pace.pending).toBe(0);
  });

  it('does not catch up after the device was asleep', () => {
    const pace = { ...createManualClock(0), now: () => slept };
    let slept = 0;
    const clock = createManualClock(1_000);
    runClock(clock, pace);
    slept = 3_600_000;
    pace.advance(100);
    expect(clock.now()).toBe(2_000);
  });
});
