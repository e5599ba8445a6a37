import { describe, expect, it, vi } from 'vitest';
import { listen, market } from '../../testing/priceListener';
import type { Random } from '../../services/random';
import type { PriceMoves } from '../../domain/prices/market';

describe('the price feed', () => {
  /** @spec price-steps */
  it('moves every five seconds exactly', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.advance(4_999);
    expect(events).toHaveLength(0);
    clock.advance(1);
    expect(events).toHaveLength(1);
    clock.advance(4_999);
    expect(events).toHaveLength(1);
    clock.advance(10_000);
    expect(events).toHaveLength(3);
  });

  it('moves only cryptocurrencies', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.advance(5_000);
    expect(Object.keys(events[0] ?? {})).toEqual(['btc', 'eth', 'ada']);
  });

  /** @spec price-steps */
  it('moves the price by at most 5 percent and the change by at most 0.25 points', () => {
    const integer = vi.fn<Random['integer']>((min) => min);
    const { clock, feed } = market({ integer });
    const { events } = listen(feed);
    clock.advance(5_000);
    const lowest = { price: -5_000, change: -2_500 };
    expect(events).toEqual([{ btc: lowest, eth: lowest, ada: lowest }]);
    integer.mockImplementation((_min, max) => max);
    clock.advance(5_000);
    const highest = { price: 5_000, change: 2_500 };
    expect(events[1]).toEqual({ btc: highest, eth: highest, ada: highest });
    expect(integer).toHaveBeenCalledTimes(12);
  });

  it('moves up and down within those bounds in a thousand ticks', () => {
    const { clock, feed } = market();
    const { events } = listen(feed);
    clock.advance(5_000_000);
    const all = events.flatMap((moves) => Object.values(moves));
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
});

const HOUR = 3_600_000;

describe('timers and listeners', () => {
  it('a listener may unsubscribe while it is called', () => {
    const { clock, feed } = market();
    const events: PriceMoves[] = [];
    const stop = feed((steps) => {
      events.push(...steps);
      stop();
    });
    clock.advance(60_000);
    expect(events).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it('a listener may unsubscribe while it receives missed steps', () => {
    const { clock, feed } = market();
    clock.hide();
    const stop = feed(() => {
      stop();
    });
    clock.leap(HOUR);
    clock.show();
    expect(clock.pending).toBe(0);
  });

  it('no timer of an unsubscribed listener remains after the page is hidden and shown', () => {
    const { clock, feed } = market();
    const { events, stop } = listen(feed);
    clock.hide();
    stop();
    clock.show();
    clock.advance(60_000);
    expect(clock.pending).toBe(0);
    expect(events).toEqual([]);
  });
});
