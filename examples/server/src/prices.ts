import { randomInt } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { CURRENCY_LIST } from '../../../src/domain/currency/currency';
import type { Market } from '../../../src/domain/currency/currency';
import { LARGEST_MOVE, movePrices } from '../../../src/domain/prices/market';
import type { PriceUpdate } from '../../../src/backend/walletAdapter';
import type { Database } from './database';

/** The number of steps that are kept for clients that reconnect. */
const KEPT = 100;

/** The interval of the comments that keep an idle stream open. */
const HEARTBEAT_MS = 10_000;

/** One step of the market. */
interface Step {
  readonly seq: number;
  readonly update: PriceUpdate;
}

/** A market with moving prices, and streams of its updates. */
export interface Prices {
  market(): Market;
  /** Opens a stream for a session, from the event after `lastEventId`. */
  stream(owner: string, lastEventId: string | undefined): Readable;
  /** Sends prices to all streams without changing the market. */
  push(update: PriceUpdate): void;
  /** Ends the streams of a session, or all. */
  end(owner?: string): void;
  stop(): void;
}

const MOVING = CURRENCY_LIST.filter(({ type }) => type === 'crypto');

// The upper bound of randomInt is exclusive.
const draw = (most: number) => randomInt(-most, most + 1);

const eventOf = ({ seq, update }: Step) => `id: ${seq}\ndata: ${JSON.stringify(update)}\n\n`;

/** Continues the market of the database: every `interval` milliseconds each crypto price changes. */
export async function startPrices(
  database: Database,
  clock: () => number,
  interval: number,
): Promise<Prices> {
  const { rows } = await database.reader.execute('SELECT seq, at, prices FROM market');
  let seq = Number(rows[0]?.['seq']);
  let at = Number(rows[0]?.['at']);
  let market = JSON.parse(rows[0]?.['prices'] as string) as Market;
  const kept: Step[] = [];
  const streams = new Map<PassThrough, string>();

  function push(update: PriceUpdate) {
    seq += 1;
    const next: Step = { seq, update };
    kept.push(next);
    if (kept.length > KEPT) kept.shift();
    for (const stream of streams.keys()) stream.write(eventOf(next));
  }

  function step() {
    const moves = MOVING.map(({ id }) => [
      id,
      { price: draw(LARGEST_MOVE.price), change: draw(LARGEST_MOVE.change) },
    ]);
    const moved = movePrices(CURRENCY_LIST, market, Object.fromEntries(moves));
    if (!moved.ok) return;
    market = moved.value;
    // The time increases even if the clock was set back.
    at = Math.max(at + 1, clock());
    const changed = Object.fromEntries(MOVING.map(({ id }) => [id, market[id]]));
    push({ market: changed, at: new Date(at).toISOString() });
    const args = [seq, at, JSON.stringify(market)];
    database
      .write((on) => on.execute({ sql: 'UPDATE market SET seq = ?, at = ?, prices = ?', args }))
      // After a restart the market continues from the last stored step.
      .catch(() => undefined);
  }

  /** The steps since an event, or all prices if some of these steps are no longer kept. */
  function since(lastEventId: string | undefined): string {
    // A new client has read all prices with its balances.
    if (lastEventId === undefined) return '';
    const seen = Number(lastEventId);
    const missed = kept.filter((known) => known.seq > seen);
    const isWhole = Number.isInteger(seen) && seen <= seq && seq - seen === missed.length;
    if (isWhole) return missed.map(eventOf).join('');
    return eventOf({ seq, update: { market, at: new Date(at).toISOString() } });
  }

  const end = (owner?: string) => {
    for (const [stream, of] of streams) if (owner === undefined || owner === of) stream.end();
  };
  const timers = [
    setInterval(step, interval),
    setInterval(() => {
      for (const stream of streams.keys()) stream.write(': alive\n\n');
    }, HEARTBEAT_MS),
  ];

  return {
    market: () => market,
    push,
    stream(owner, lastEventId) {
      const stream = new PassThrough();
      streams.set(stream, owner);
      const remove = () => streams.delete(stream);
      stream.once('close', remove).once('finish', remove);
      stream.write(`retry: 1000\n\n${since(lastEventId)}`);
      return stream;
    },
    end,
    stop() {
      timers.forEach(clearInterval);
      end();
    },
  };
}
