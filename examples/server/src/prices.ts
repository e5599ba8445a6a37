import { setTimeout as sleep } from 'node:timers/promises';
import { CURRENCY_LIST } from '../../../src/domain/currency/currency';
import type { Market } from '../../../src/domain/currency/currency';
import { SAMPLE_MARKET } from '../../../src/domain/demo/sampleWorld';
import { drawsOf } from '../../../src/domain/ledger/sampleDraws';
import { LARGEST_MOVE, movePrices } from '../../../src/domain/prices/market';
import { priceSeries } from '../../../src/domain/prices/priceHistory';
import { settings } from './settings';

/** The longest time between two writes to a stream, and between two checks of its session. */
const HEARTBEAT_MS = 10_000;

const stepAt = (now: number) => Math.floor(now / settings.priceInterval);

/**
 * The sample prices at a moment: those of the sample market, each moved by chance. They follow from the number of the
 * step, so every process has the same prices at the same time without asking another. Step 0 is the sample market.
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
 * Server-sent events with all prices, at each step, until a signal or the end of the session. A client that returns
 * with the id of its last event gets the current prices if it has missed some.
 */
export async function* priceEvents(
  isOpen: () => Promise<boolean>,
  signal: AbortSignal,
  lastEventId: string | undefined,
): AsyncGenerator<string> {
  const { priceInterval: interval } = settings;
  // A new client has read the prices with its balances.
  let sent = lastEventId ?? String(stepAt(Date.now()));
  yield 'retry: 1000\n\n';
  while (!signal.aborted && (await isOpen())) {
    const now = Date.now();
    const id = String(stepAt(now));
    const update = { market: marketAt(now), at: new Date(stepAt(now) * interval).toISOString() };
    yield id === sent ? ': alive\n\n' : `id: ${id}\ndata: ${JSON.stringify(update)}\n\n`;
    sent = id;
    const pause = Math.min(interval - (now % interval), HEARTBEAT_MS);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
  }
}

/** Generated past prices that end at the current price; empty for an unknown currency. */
export function priceHistory(id: string, now: number) {
  const currency = CURRENCY_LIST.find((one) => one.id === id);
  if (!currency) return { prices: [] };
  const swing = currency === CURRENCY_LIST[0] ? 'none' : currency.type;
  const points = priceSeries({ ...marketAt(now)[currency.id], seed: id, swing }, now);
  return { prices: points.map(({ at, price }) => ({ at: new Date(at).toISOString(), price })) };
}
