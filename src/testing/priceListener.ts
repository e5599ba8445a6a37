import type { PriceMoves } from '../domain/prices/market';
import type { PriceFeed } from '../services/priceFeed';
import { createPriceFeed } from '../services/priceFeed';
import type { Random } from '../services/random';
import { createManualClock } from './manualClock';
import { seededRandom } from './storyWorld';

/** A price feed with a clock that the test moves. */
export function market(random: Random = seededRandom(1)) {
  const clock = createManualClock(0);
  const feed = createPriceFeed(clock, random);
  return { clock, feed };
}

/** Subscribes to a feed and keeps its moves. */
export function listen(feed: PriceFeed) {
  const heard: PriceMoves[] = [];
  const batches: number[] = [];
  const stop = feed.subscribe((steps) => {
    heard.push(...steps);
    batches.push(steps.length);
  });
  return { heard, batches, stop };
}
