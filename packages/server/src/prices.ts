import { setTimeout as sleep } from 'node:timers/promises';
import { HEARTBEAT_MS } from '../../../packages/back-end/src/http/heartbeat';
import { CURRENCY_LIST, type Market } from '../../../src/domain/currency/currency';
import { SAMPLE_MARKET } from '../../../src/domain/demo/sampleWorld';
import { drawsOf } from '../../../src/domain/ledger/sampleDraws';
import { LARGEST_MOVE, movePrices } from '../../../src/domain/prices/market';
import { priceSeries } from '../../../src/domain/prices/priceHistory';
import { settings } from './settings';

const stepAt = (now: number) => Math.floor(now / settings.priceInterval);

/**
 * Returns the sample prices at a moment. At step 0 they are the initial sample prices. At every other step, each price
 * has moved by a random amount that depends only on the number of the step. So all processes have the same prices at
 * the same time without communication.
 */
export function marketAt(now: number): Market {
  const step = stepAt(now);
  const draw = drawsOf(String(step));
  const upTo = (most: number) => (draw() % (2 * most + 1)) - most;
  const moves = CURRENCY_LIST.map(({ id }) => {
    return [id, { price: upTo(LARGEST_MOVE.price), change: upTo(LARGEST_MOVE.change) }];
  });
  const moved = movePrices(CURRENCY_LIST, SAMPLE_MARKET, Object.fromEntries(moves));
  return step > 0 && moved.ok ? moved.value : SAMPLE_MARKET;
}

/**
 * Yields a server-sent event with all prices at each step, until `signal` aborts or the session ends. A client that
 * reconnects with the id of its last event first receives the current prices if it missed a step. After `HEARTBEAT_MS`
 * without a step, checks the session and yields a comment.
 */
export async function* priceEvents(
  isOpen: () => Promise<boolean>,
  signal: AbortSignal,
  lastEventId: string | undefined,
  wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, undefined, { signal }),
): AsyncGenerator<string> {
  const { priceInterval: interval } = settings;
  // A new client has already received the current prices with its balances, so it missed no step.
  let sent = lastEventId ?? String(stepAt(Date.now()));
  yield 'retry: 1000\n\n';
  while (!signal.aborted && (await isOpen())) {
    const now = Date.now();
    const id = String(stepAt(now));
    const update = { market: marketAt(now), at: new Date(stepAt(now) * interval).toISOString() };
    yield id === sent ? ': alive\n\n' : `id: ${id}\ndata: ${JSON.stringify(update)}\n\n`;
    sent = id;
    const pause = Math.min(interval - (now % interval), HEARTBEAT_MS);
    await wait(pause).catch(() => undefined);
  }
}

/**
 * Returns sample prices of the past, near the sample market, and the current price. Returns no prices if the currency
 * is unknown.
 */
export function priceHistory(id: string, now: number) {
  const currency = CURRENCY_LIST.find((one) => one.id === id);
  if (!currency) return { prices: [] };
  const swing = currency === CURRENCY_LIST[0] ? 'none' : currency.type;
  const { price: base } = SAMPLE_MARKET[currency.id];
  const current = { at: now, price: marketAt(now)[currency.id]?.price ?? base };
  const points = [...priceSeries({ seed: id, price: base, swing }, now), current];
  return { prices: points.map(({ at, price }) => ({ at: new Date(at).toISOString(), price })) };
}
