import { expect, it } from 'vitest';
import { sampleWorld } from '../../domain/demo/sampleWorld';
import { createManualClock } from '../../services/manualClock';
import { seededRandom } from '../../testing/storyWorld';
import { createPriceSteps } from './priceSteps';
import { createSimulatedPrices } from './simulatedPrices';

/** A device whose connection can change. It starts offline. */
function connection() {
  let start: () => () => void = () => () => undefined;
  let stop = () => undefined as void;
  return {
    whileOnline: (run: () => () => void) => {
      start = run;
      return () => {
        stop();
      };
    },
    connect() {
      stop = start();
    },
    disconnect() {
      stop();
      stop = () => undefined;
    },
  };
}

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

it('without a connection prices stop and are interrupted; afterwards the missed steps follow', () => {
  const clock = createManualClock(0);
  const { whileOnline, connect, disconnect } = connection();
  const book = { state: sampleWorld(0), priceListeners: new Set<never>() };
  const steps = createPriceSteps(clock, seededRandom(1));
  const subscribe = createSimulatedPrices(book, steps, clock, whileOnline);
  const events: string[] = [];
  const listenAs = (name: string) =>
    subscribe({
      onPrices: ({ at }) => events.push(`${name} ${at.slice(17, 19)}`),
      onState: (state) => events.push(`${name} ${state}`),
    });

  const stops = [listenAs('one'), listenAs('two')];
  expect(events.splice(0)).toEqual(['one interrupted', 'two interrupted']);
  clock.advance(10_000);
  expect(events.splice(0)).toEqual([]);
  connect();
  expect(events.splice(0)).toEqual(['one live', 'two live', 'one 10', 'two 10']);
  clock.advance(5_000);
  expect(events.splice(0)).toEqual(['one 15', 'two 15']);
  disconnect();
  clock.advance(5_000);
  expect(events.splice(0)).toEqual(['one interrupted', 'two interrupted']);
  for (const stop of stops) stop();
  expect(clock.pending).toBe(0);
});
