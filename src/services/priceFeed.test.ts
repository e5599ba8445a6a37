import { describe, expect, it, vi } from 'vitest';
import type { PriceMoves } from '../domain/market';
import { createManualClock } from '../testing/manualClock';
import type { PriceFeed } from './priceFeed';
import { createPriceFeed } from './priceFeed';
import type { Random } from './random';
import { seededRandom } from '../testing/storyWorld';

function market(random: Random = seededRandom(1)) {
  const clock = createManualClock(0);
  const feed = createPriceFeed(clock, random);
  return { clock, feed };
}

/** Listens and keeps what it hears. */
function listen(feed: PriceFeed) {
  const heard: PriceMoves[] = [];
  const batches: number[] = [];
  const stop = feed.subscribe((steps) => {
    heard.push(...steps);
    batches.push(steps.length);
  });
  return { heard, batches, stop };
}

describe('the price feed', () => {
  it('moves every five seconds, not a millisecond before', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.advance(4_999);
    expect(heard).toHaveLength(0);
    clock.advance(1);
    expect(heard).toHaveLength(1);
    clock.advance(4_999);
    expect(heard).toHaveLength(1);
    clock.advance(10_000);
    expect(heard).toHaveLength(3);
  });

  it('moves crypto currencies only', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.advance(5_000);
    expect(Object.keys(heard[0] ?? {})).toEqual(['btc', 'eth', 'ada']);
  });

  it('draws within 5 percent of the price and 0.25 points of the change', () => {
    const integer = vi.fn<Random['integer']>((min) => min);
    const { clock, feed } = market({ integer });
    const { heard } = listen(feed);
    clock.advance(5_000);
    const lowest = { price: -5_000, change: -2_500 };
    expect(heard).toEqual([{ btc: lowest, eth: lowest, ada: lowest }]);
    integer.mockImplementation((_min, max) => max);
    clock.advance(5_000);
    const highest = { price: 5_000, change: 2_500 };
    expect(heard[1]).toEqual({ btc: highest, eth: highest, ada: highest });
    expect(integer).toHaveBeenCalledTimes(12);
  });

  it('moves both ways, and never out of those bounds, in a thousand ticks', () => {
    const { clock, feed } = market();
    const { heard } = listen(feed);
    clock.advance(5_000_000);
    const all = heard.flatMap((moves) => Object.values(moves));
    const prices = all.map(({ price }) => price);
    const changes = all.map(({ change }) => change);
    expect(all).toHaveLength(3_000);
    expect(
      all.every(({ price, change }) => Number.isInteger(price) && Number.isInteger(change)),
    ).toBe(true);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(-5_000);
    expect(Math.min(...prices)).toBeLessThan(-4_900);
    expect(Math.max(...prices)).toBeLessThanOrEqual(5_000);
    expect(Math.max(...prices)).toBeGreaterThan(4_900);
    expect(Math.min(...changes)).toBeGreaterThanOrEqual(-2_500);
    expect(Math.min(...changes)).toBeLessThan(-2_400);
    expect(Math.max(...changes)).toBeLessThanOrEqual(2_500);
    expect(Math.max(...changes)).toBeGreaterThan(2_400);
  });

  it('tells two listeners the same moves, also one that came later', () => {
    const { clock, feed } = market();
    const first = listen(feed);
    clock.advance(4_000);
    const second = listen(feed);
    clock.advance(1_000);
    expect(second.heard).toHaveLength(1);
    expect(second.heard).toEqual(first.heard);
    expect(clock.pending).toBe(1);
  });

  it('counts the same function twice when it listens twice', () => {
    const { clock, feed } = market();
    const listener = vi.fn();
    const stop = feed.subscribe(listener);
    feed.subscribe(listener);
    clock.advance(5_000);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    clock.advance(5_000);
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

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

describe('a market that nobody listened to', () => {
  it('has moved since its beginning, and goes on in its own beat', () => {
    const clock = createManualClock(0);
    clock.advance(11_500);
    const { heard, batches } = listen(createPriceFeed(clock, seededRandom(1), 0));
    expect(batches).toEqual([2]);
    clock.advance(3_499);
    expect(heard).toHaveLength(2);
    clock.advance(1);
    expect(heard).toHaveLength(3);
  });

  it('makes the same moves as one that was listened to', () => {
    const ahead = market();
    const { heard } = listen(ahead.feed);
    ahead.clock.advance(11_500);
    const late = market();
    late.clock.advance(11_500);
    expect(listen(late.feed).heard).toEqual(heard);
    expect(heard).toHaveLength(2);
  });

  it('is made up for between two listeners, and no step is told twice', () => {
    const { clock, feed } = market();
    const first = listen(feed);
    clock.advance(9_000);
    first.stop();
    clock.advance(12_000);
    expect(clock.pending).toBe(0);
    const again = listen(feed);
    expect(first.heard).toHaveLength(1);
    expect(again.batches).toEqual([3]);
    clock.advance(3_999);
    expect(again.heard).toHaveLength(3);
    clock.advance(1);
    expect(again.heard).toHaveLength(4);
  });

  it('makes up for a day in batches', () => {
    const { clock, feed } = market();
    clock.advance(DAY);
    const { heard, batches } = listen(feed);
    expect(batches).toEqual([100]);
    clock.advance(0);
    expect(heard).toHaveLength(17_280);
    expect(Math.max(...batches)).toBe(100);
  });

  it('that is left while it catches up loses no step', () => {
    const { clock, feed } = market();
    clock.advance(DAY);
    const first = listen(feed);
    first.stop();
    clock.advance(5_000);
    expect(first.heard).toHaveLength(100);
    const again = listen(feed);
    clock.advance(0);
    expect(again.heard).toHaveLength(17_281 - 100);
  });

  it('tells a page that is hidden nothing before it is shown', () => {
    const { clock, feed } = market();
    clock.hide();
    clock.advance(11_500);
    const { batches } = listen(feed);
    expect(batches).toEqual([]);
    expect(clock.pending).toBe(0);
    clock.show();
    expect(batches).toEqual([2]);
  });
});

describe('behind the scenes', () => {
  it('nothing runs before the first listener and after the last', () => {
    const { clock, feed } = market();
    expect(clock.pending).toBe(0);
    const first = listen(feed);
    const second = listen(feed);
    expect(clock.pending).toBe(1);
    first.stop();
    expect(clock.pending).toBe(1);
    second.stop();
    expect(clock.pending).toBe(0);
    clock.advance(60_000);
    expect([...first.heard, ...second.heard]).toEqual([]);
  });

  it('who has stopped listening hears nothing more, and stopping twice stops nobody else', () => {
    const { clock, feed } = market();
    const first = listen(feed);
    const second = listen(feed);
    first.stop();
    first.stop();
    clock.advance(5_000);
    expect(first.heard).toHaveLength(0);
    expect(second.heard).toHaveLength(1);
  });

  it('a listener may stop listening while it is told', () => {
    const { clock, feed } = market();
    const heard: PriceMoves[] = [];
    const stop = feed.subscribe((steps) => {
      heard.push(...steps);
      stop();
    });
    clock.advance(60_000);
    expect(heard).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it('also while it is told what it missed', () => {
    const { clock, feed } = market();
    clock.hide();
    const stop = feed.subscribe(() => {
      stop();
    });
    clock.leap(HOUR);
    clock.show();
    expect(clock.pending).toBe(0);
  });

  it('a page that is shown and hidden keeps no timer of a listener that has gone', () => {
    const { clock, feed } = market();
    const { heard, stop } = listen(feed);
    clock.hide();
    stop();
    clock.show();
    clock.advance(60_000);
    expect(clock.pending).toBe(0);
    expect(heard).toEqual([]);
  });
});
