import { expect, it } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { createManualClock } from '../../services/manualClock';
import { createSimulatedPrices } from './simulatedPrices';

it('an invalid step is skipped, and the next step is applied', () => {
  const start = sampleWorld(0);
  const book = { state: start, priceListeners: new Set<never>() };
  const far = { price: 1_000_000, change: 0 };
  const subscribe = createSimulatedPrices(
    book,
    {
      subscribe: (send) => {
        send([{ btc: far }, { eth: { price: 0, change: 1 } }] as never);
        return () => undefined;
      },
    },
    createManualClock(0),
  );
  const events: string[] = [];
  subscribe({ onPrices: ({ market }) => events.push(...Object.keys(market)) });
  expect(events).toEqual(['eth']);
  expect(book.state.market.btc).toBe(start.market.btc);
});
