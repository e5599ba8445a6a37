import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from '../../../src/domain/currency/currency';
import { CURRENCY_LIST } from '../../../src/domain/currency/currency';
import { SAMPLE_MARKET } from '../../../src/domain/demo/sampleWorld';
import { LARGEST_MOVE, movePrices } from '../../../src/domain/prices/market';

/** The number of missed steps that a client receives one by one. After more it receives the last one. */
const MOST_MISSED = 100;

/** The longest time between two writes to a stream, and between two checks of its session. */
const HEARTBEAT_MS = 10_000;

/** A whole number up to `most`, above or below zero, that follows from a text. */
const draw = (text: string, most: number) =>
  (createHash('sha256').update(text).digest().readUInt32BE() % (2 * most + 1)) - most;

/**
 * The sample prices of a step: those of the sample market, each moved by chance. They follow from the number of the
 * step, so every process has the same prices at the same time without asking another. Step 0
 * is the sample market.
 */
export function marketAt(step: number): Market {
  if (step === 0) return SAMPLE_MARKET;
  const moves = CURRENCY_LIST.map(({ id }) => {
    const price = draw(`${step} ${id} price`, LARGEST_MOVE.price);
    return [id, { price, change: draw(`${step} ${id} change`, LARGEST_MOVE.change) }];
  });
  const moved = movePrices(CURRENCY_LIST, SAMPLE_MARKET, Object.fromEntries(moves));
  return moved.ok ? moved.value : SAMPLE_MARKET;
}

/** The dependencies of a stream of prices. */
export interface PriceOptions {
  readonly clock: () => number;
  /** Milliseconds between two steps, the same in every process. */
  readonly interval: number;
  /** Whether the stream may continue. */
  readonly isOpen: () => Promise<boolean>;
  /** Ends the stream. */
  readonly signal: AbortSignal;
}

/** Server-sent events with the prices of each step, from the one after `lastEventId`. */
export async function* priceEvents(
  { clock, interval, isOpen, signal }: PriceOptions,
  lastEventId: string | undefined,
): AsyncGenerator<string> {
  const stepNow = () => Math.floor(clock() / interval);
  const events = (from: number, to: number) => {
    let text = '';
    for (let step = Math.max(from, to - MOST_MISSED); step <= to; step += 1) {
      const update = { market: marketAt(step), at: new Date(step * interval).toISOString() };
      text += `id: ${step}\ndata: ${JSON.stringify(update)}\n\n`;
    }
    return text;
  };
  let sent = stepNow();
  // A new client has read all prices with its balances.
  const seen = lastEventId === undefined ? sent : Number(lastEventId);
  yield `retry: 1000\n\n${events(Number.isInteger(seen) ? seen + 1 : sent, sent)}`;
  while (!signal.aborted) {
    const pause = Math.min(interval - (clock() % interval), HEARTBEAT_MS);
    await sleep(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || !(await isOpen())) return;
    const step = stepNow();
    yield events(sent + 1, step) || ': alive\n\n';
    sent = Math.max(sent, step);
  }
}
