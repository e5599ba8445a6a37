import { describe, expect, it } from 'vitest';
import { listen, market } from '../../testing/priceListener';
import { createManualClock } from '../../services/manualClock';
import { createPriceSteps } from './simulatedPrices';
import { seededRandom } from '../../testing/storyWorld';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('a market without listeners', () => {
  it('moves from its start, and continues at its interval when a listener subscribes', () => {
    const clock = createManualClock(0);
    clock.advance(11_500);
    const { events, batches } = listen(createPriceSteps(clock, seededRandom(1), 0));
    expect(batches).toEqual([2]);
    clock.advance(3_499);
    expect(events).toHaveLength(2);
    clock.advance(1);
    expect(events).toHaveLength(3);
  });

  it('moves in the same way as a market with listeners', () => {
    const ahead = market();
    const { events } = listen(ahead.feed);
    ahead.clock.advance(11_500);
    const late = market();
    late.clock.advance(11_500);
    expect(listen(late.feed).events).toEqual(events);
    expect(events).toHaveLength(2);
  });

  it('catches up between two listeners without repeating a step', () => {
    const { clock, feed } = market();
    const first = listen(feed);
    clock.advance(9_000);
    first.stop();
    clock.advance(12_000);
    expect(clock.pending).toBe(0);
    const again = listen(feed);
    expect(first.events).toHaveLength(1);
    expect(again.batches).toEqual([3]);
    clock.advance(3_999);
    expect(again.events).toHaveLength(3);
    clock.advance(1);
    expect(again.events).toHaveLength(4);
  });

  it('catches up on a day in batches', () => {
    const { clock, feed } = market();
    clock.advance(DAY);
    const { events, batches } = listen(feed);
    expect(batches).toEqual([100]);
    clock.advance(0);
    expect(events).toHaveLength(17_280);
    expect(Math.max(...batches)).toBe(100);
  });

  it('loses no step if the listener unsubscribes while it catches up', () => {
    const { clock, feed } = market();
    clock.advance(DAY);
    const first = listen(feed);
    first.stop();
    clock.advance(5_000);
    expect(first.events).toHaveLength(100);
    const again = listen(feed);
    clock.advance(0);
    expect(again.events).toHaveLength(17_281 - 100);
  });

  it('reports nothing to a hidden page before it is shown', () => {
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
