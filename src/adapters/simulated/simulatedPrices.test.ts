import { expect, it, vi } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import { createPriceSteps, createSimulatedPrices } from './simulatedPrices';

it('an invalid step is skipped, and the next step is applied', () => {
  const start = sampleWorld(0);
  const book = { state: start, priceListeners: new Set<never>() };
  const far = { price: 1_000_000, change: 0 };
  const subscribe = createSimulatedPrices(
    book,
    (send) => {
      send([{ btc: far }, { eth: { price: 0, change: 1 } }] as never);
      return () => undefined;
    },
    createManualClock(0),
  );
  const events: string[] = [];
  subscribe({ onPrices: ({ market }) => events.push(...Object.keys(market)) });
  expect(events).toEqual(['eth']);
  expect(book.state.market.btc).toBe(start.market.btc);
});

/** Creates simulated prices, and a function that records what a listener with a name receives. */
function open() {
  const clock = createManualClock(0);
  const book = { state: sampleWorld(0), priceListeners: new Set<never>() };
  const subscribe = createSimulatedPrices(book, createPriceSteps(clock, seededRandom(1)), clock);
  const events: string[] = [];
  const listenAs = (name: string) =>
    subscribe({
      onPrices: ({ at }) => events.push(`${name} ${at.slice(17, 19)}`),
      onState: (state) => events.push(`${name} ${state}`),
    });
  return { clock, subscribe, listenAs, received: () => events.splice(0) };
}

it('prices are always live, and each listener receives each step', () => {
  const { clock, listenAs, received } = open();
  listenAs('one');
  clock.advance(4_000);
  listenAs('two');
  expect(received()).toEqual(['one live', 'two live']);
  clock.advance(6_000);
  expect(received()).toEqual(['one 05', 'two 05', 'one 10', 'two 10']);
});

it('a listener that subscribed twice is called twice', () => {
  const { clock, subscribe } = open();
  const listener = { onPrices: vi.fn() };
  const stop = subscribe(listener);
  subscribe(listener);
  clock.advance(5_000);
  expect(listener.onPrices).toHaveBeenCalledTimes(2);
  stop();
  clock.advance(5_000);
  expect(listener.onPrices).toHaveBeenCalledTimes(3);
});

it('there is no timer before the first and after the last listener', () => {
  const { clock, listenAs, received } = open();
  expect(clock.pending).toBe(0);
  const stops = [listenAs('one'), listenAs('two')];
  expect(clock.pending).toBe(1);
  stops[0]?.();
  expect(clock.pending).toBe(1);
  stops[1]?.();
  stops[1]?.();
  expect(clock.pending).toBe(0);
  received();
  clock.advance(60_000);
  expect(received()).toEqual([]);
});

it('a listener that has unsubscribed receives nothing, and unsubscribing twice affects no other listener', () => {
  const { clock, listenAs, received } = open();
  const stop = listenAs('one');
  listenAs('two');
  stop();
  stop();
  received();
  clock.advance(5_000);
  expect(received()).toEqual(['two 05']);
});
