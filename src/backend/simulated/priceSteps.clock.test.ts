import { describe, expect, it } from 'vitest';
import { listen, market } from '../../testing/priceListener';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a feed that goes by the clock', () => {
  it('makes up for a device that slept, and keeps its beat', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.advance(2_000);
    clock.leap(12_000);
    expect(heard).toHaveLength(0);
    // At 17 seconds the timer that was set for the fifth runs; the next step is due at 20.
    clock.advance(3_000);
    expect(heard).toHaveLength(3);
    clock.advance(2_999);
    expect(heard).toHaveLength(3);
    clock.advance(1);
    expect(heard).toHaveLength(4);
  });

  it('rests while the page is hidden, and makes up for it at once on its return', () => {
    const { clock, feed } = market();
    const { heard, batches } = listen(feed);
    clock.advance(3_000);
    clock.hide();
    expect(clock.pending).toBe(0);
    clock.advance(60_000);
    expect(heard).toHaveLength(0);
    clock.show();
    expect(batches).toEqual([12]);
    clock.advance(1_999);
    expect(heard).toHaveLength(12);
    clock.advance(1);
    expect(heard).toHaveLength(13);
  });

  it('tells a page that was hidden the very steps that one that was seen has heard', () => {
    const seen = market();
    const always = listen(seen.feed);
    seen.clock.advance(63_000);
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.advance(7_000);
    clock.hide();
    clock.advance(56_000);
    expect(clock.pending).toBe(0);
    clock.show();
    expect(heard).toEqual(always.heard);
    expect(heard).toHaveLength(12);
  });

  it('makes nothing up for a page that was hidden for less than a step', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.hide();
    clock.advance(4_999);
    clock.show();
    expect(heard).toHaveLength(0);
    clock.advance(1);
    expect(heard).toHaveLength(1);
  });

  it('waits for a page that was never seen yet', () => {
    const { clock, feed } = market();
    clock.hide();
    const { heard } = listen(feed);
    clock.advance(20_000);
    expect(heard).toHaveLength(0);
    clock.show();
    expect(heard).toHaveLength(4);
  });

  it('makes up for a day in batches, so that the page can be used in between', () => {
    const { clock, feed } = market();
    const { heard, batches } = listen(feed);
    clock.hide();
    clock.leap(DAY);
    clock.show();
    expect(batches).toEqual([100]);
    clock.advance(0);
    expect(heard).toHaveLength(17_280);
    expect(Math.max(...batches)).toBe(100);
    clock.advance(5_000);
    expect(heard).toHaveLength(17_281);
  });

  it('that is interrupted while it catches up loses no step, and makes none twice', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.hide();
    clock.leap(DAY);
    clock.show();
    clock.hide();
    clock.advance(10_000);
    expect(heard).toHaveLength(100);
    clock.show();
    clock.advance(0);
    expect(heard).toHaveLength(17_282);
  });

  it('goes on within ten seconds when the clock is set back by hours', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.advance(2 * HOUR + 1_000);
    expect(heard).toHaveLength(1_440);
    clock.leap(-2 * HOUR);
    clock.advance(10_000);
    expect(heard).toHaveLength(1_441);
    clock.advance(60_000);
    expect(heard).toHaveLength(1_453);
  });

  it('makes no step a second time when the clock comes again to where it was', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.advance(60_000);
    clock.hide();
    clock.leap(-30_000);
    clock.advance(1_000);
    clock.show();
    expect(heard).toHaveLength(12);
    clock.advance(60_000);
    expect(heard).toHaveLength(24);
  });

  it('is not busy for hours when a clock that stood at 1970 is set right', () => {
    const { clock, feed } = market({ integer: () => 0 });
    let count = 0;
    feed.subscribe((steps) => {
      count += steps.length;
    });
    clock.leap(56 * 365 * DAY);
    clock.advance(5_000);
    // 31 days, and no more.
    expect(count).toBe((31 * DAY) / 5_000 + 1);
  });
});
