import { describe, expect, it } from 'vitest';
import { listen, market } from '../../testing/priceListener';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a feed that follows the clock', () => {
  it('catches up after the device has slept, and keeps its interval', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.advance(2_000);
    clock.leap(12_000);
    expect(events).toHaveLength(0);
    // The device has slept, so the timer for second 5 runs at second 17. The next step is due at second 20.
    clock.advance(3_000);
    expect(events).toHaveLength(3);
    clock.advance(2_999);
    expect(events).toHaveLength(3);
    clock.advance(1);
    expect(events).toHaveLength(4);
  });

  it('pauses while the page is hidden, and catches up when it is shown', () => {
    const { clock, feed } = market();
    const { events, batches } = listen(feed);
    clock.advance(3_000);
    clock.hide();
    expect(clock.pending).toBe(0);
    clock.advance(60_000);
    expect(events).toHaveLength(0);
    clock.show();
    expect(batches).toEqual([12]);
    clock.advance(1_999);
    expect(events).toHaveLength(12);
    clock.advance(1);
    expect(events).toHaveLength(13);
  });

  it('reports the same steps to a page that was hidden as to a visible page', () => {
    const seen = market();
    const always = listen(seen.feed);
    seen.clock.advance(63_000);
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.advance(7_000);
    clock.hide();
    clock.advance(56_000);
    expect(clock.pending).toBe(0);
    clock.show();
    expect(events).toEqual(always.events);
    expect(events).toHaveLength(12);
  });

  it('has nothing to catch up on after less than a step', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.hide();
    clock.advance(4_999);
    clock.show();
    expect(events).toHaveLength(0);
    clock.advance(1);
    expect(events).toHaveLength(1);
  });

  it('does not start before the page is first shown', () => {
    const { clock, feed } = market();
    clock.hide();
    const { events } = listen(feed);
    clock.advance(20_000);
    expect(events).toHaveLength(0);
    clock.show();
    expect(events).toHaveLength(4);
  });

  it('catches up on a day in batches, so the page stays responsive', () => {
    const { clock, feed } = market();
    const { events, batches } = listen(feed);
    clock.hide();
    clock.leap(DAY);
    clock.show();
    expect(batches).toEqual([100]);
    clock.advance(0);
    expect(events).toHaveLength(17_280);
    expect(Math.max(...batches)).toBe(100);
    clock.advance(5_000);
    expect(events).toHaveLength(17_281);
  });

  it('loses and repeats no step if it is interrupted while it catches up', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.hide();
    clock.leap(DAY);
    clock.show();
    clock.hide();
    clock.advance(10_000);
    expect(events).toHaveLength(100);
    clock.show();
    clock.advance(0);
    expect(events).toHaveLength(17_282);
  });

  it('continues within ten seconds when the clock is set back by hours', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.advance(2 * HOUR + 1_000);
    expect(events).toHaveLength(1_440);
    clock.leap(-2 * HOUR);
    clock.advance(10_000);
    expect(events).toHaveLength(1_441);
    clock.advance(60_000);
    expect(events).toHaveLength(1_453);
  });

  it('repeats no step when the clock reaches the same time again', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.advance(60_000);
    clock.hide();
    clock.leap(-30_000);
    clock.advance(1_000);
    clock.show();
    expect(events).toHaveLength(12);
    clock.advance(60_000);
    expect(events).toHaveLength(24);
  });

  it('does not catch up for hours when a clock at 1970 is corrected', () => {
    const { clock, feed } = market({ integer: () => 0 });
    let count = 0;
    feed((steps) => {
      count += steps.length;
    });
    clock.leap(56 * 365 * DAY);
    clock.advance(5_000);
    // Listeners receive at most the steps of the last 31 days.
    expect(count).toBe((31 * DAY) / 5_000 + 1);
  });
});
