import type { PriceMoves } from '../domain/prices/market';
import { createPriceSteps, type PriceSteps } from '../adapters/simulated/simulatedPrices';
import type { Random } from '../services/random';
import { createManualClock } from '../services/manualClock';
import { seededRandom } from './storyWorld';

/** Creates a simulated price feed with a manual clock. */
export function market(random: Random = seededRandom(1)) {
  const clock = createManualClock(0);
  const feed = createPriceSteps(clock, random);
  return { clock, feed };
}

/** Subscribes to a feed, and records its updates. */
export function listen(feed: PriceSteps) {
  const events: PriceMoves[] = [];
  const batches: number[] = [];
  const stop = feed((steps) => {
    events.push(...steps);
    batches.push(steps.length);
  });
  return { events, batches, stop };
}
