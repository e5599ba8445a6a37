import { expect, it } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import { createPriceSteps } from './priceSteps';
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

it('prices are always live, and each listener receives each step', () => {
  const clock = createManualClock(0);
  const book = { state: sampleWorld(0), priceListeners: new Set<never>() };
  const subscribe = createSimulatedPrices(book, createPriceSteps(clock, seededRandom(1)), clock);
  const events: string[] = [];
  const listenAs = (name: string) =>
    subscribe({
      onPrices: ({ at }) => events.push(`${name} ${at.slice(17, 19)}`),
      onState: (state) => events.push(`${name} ${state}`),
    });
  const stops = [listenAs('one'), listenAs('two')];
  expect(events.splice(0)).toEqual(['one live', 'two live']);
  clock.advance(10_000);
  expect(events.splice(0)).toEqual(['one 05', 'two 05', 'one 10', 'two 10']);
  for (const stop of stops) stop();
  expect(clock.pending).toBe(0);
});
