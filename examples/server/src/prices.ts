import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Market } from '../../../src/domain/currency/currency';
import { CURRENCY_LIST } from '../../../src/domain/currency/currency';
import { SAMPLE_MARKET } from '../../../src/domain/demo/sampleWorld';
import { LARGEST_MOVE, movePrices } from '../../../src/domain/prices/market';

/**
 * The largest number of missed steps that a client receives one by one. If it missed more, it receives only the last
 * step.
 */
const MOST_MISSED = 100;

/** The longest time in milliseconds between two writes to a stream, and between two checks of the stream's session. */
const HEARTBEAT_MS = 10_000;

/** Derives a whole number between `-most` and `most` from a text. The same text always gives the same number. */
const draw = (text: string, most: number) =>
  (createHash('sha256').update(text).digest().readUInt32BE() % (2 * most + 1)) - most;

/**
 * Returns the sample prices of a step. Step 0 is the sample market. In all other steps, each price has moved by a
 * random amount, which depends only on the number of the step. So all processes have the same prices at the same time
 * without communication.
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
  /** The milliseconds between two steps. Every process must have the same value. */
  readonly interval: number;
  /** Resolves with whether the stream may continue. */
  readonly isOpen: () => Promise<boolean>;
  /** Ends the stream. */
  readonly signal: AbortSignal;
}

/** Yields server-sent events with the prices of each step, starting with the step after `lastEventId`. */
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
  // A new client has already received the current prices with its balances, so it missed no step.
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
