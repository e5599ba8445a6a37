import { createParser } from 'eventsource-parser';
import type { HttpCallsOptions } from './httpCalls';
import { pauseOf, urlOf } from './httpCalls';
import { readPriceUpdate } from '#src/backend/records/readBalances';
import type {
  PriceListener,
  PriceState,
  PriceUpdate,
  WalletAdapter,
} from '#src/backend/walletAdapter';

/** The pauses before a lost stream is opened again. The last pause applies to all further attempts. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/** A stream is considered lost if no message arrives for this time. A back end sends a message every 15 seconds. */
const SILENCE_MS = 45_000;

/**
 * Returns a `subscribePrices` that reads server-sent events from one stream for all listeners. The stream uses fetch,
 * because the browser's EventSource cannot send a token. A lost stream is opened again, with the id of the last event.
 */
export function createHttpPrices(options: HttpCallsOptions): WalletAdapter['subscribePrices'] {
  const { baseUrl, fetch, after, session } = options;
  const listeners = new Set<PriceListener>();
  let stop: (() => void) | null = null;
  let state: PriceState = 'interrupted';
  let lastId = '';
  let latest = Number.NEGATIVE_INFINITY;

  function say(next: PriceState): void {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener.onState?.(next);
  }

  function receive(id: string | undefined, data: string): void {
    lastId = id ?? lastId;
    let update: PriceUpdate;
    try {
      update = readPriceUpdate(JSON.parse(data));
    } catch {
      // An unreadable message is ignored. The next message replaces its prices, because messages contain prices and not
      // differences.
      return;
    }
    if (Date.parse(update.at) < latest) return;
    latest = Date.parse(update.at);
    for (const listener of listeners) listener.onPrices(update);
  }

  /**
   * Reads one stream to its end. Rejects if the stream is lost. If the back end opens no stream, resolves with the
   * pause that it requests.
   */
  async function read(token: string, connection: AbortController): Promise<number | undefined> {
    const { signal } = connection;
    const wait = () => after(SILENCE_MS, () => connection.abort());
    let calm = wait();
    try {
      const response = await fetch(urlOf(baseUrl, '/prices'), {
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${token}`,
          ...(lastId && { 'Last-Event-ID': lastId }),
        },
        credentials: 'omit',
        cache: 'no-store',
        signal,
      });
      if (response.status === 401) session.close(token);
      if (!response.ok || !response.body) return pauseOf(response.headers);
      say('live');
      const decoder = new TextDecoder();
      const parser = createParser({
        onEvent: ({ id, data }) => {
          if (!signal.aborted) receive(id, data);
        },
      });
      const reader = response.body.getReader();
      // The stream is cancelled explicitly, because a custom fetch may ignore the signal.
      signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
      const pump = async (): Promise<undefined> => {
        const { done, value } = await reader.read();
        if (done) return undefined;
        calm();
        calm = wait();
        parser.feed(decoder.decode(value, { stream: true }));
        return pump();
      };
      return await pump();
    } finally {
      calm();
    }
  }

  /** Keeps a stream open while a user is signed in. */
  function follow(): () => void {
    let connection = new AbortController();
    let cancel = () => {};
    let failures = 0;
    const open = () => {
      const { token } = session;
      if (token === null) return;
      const own = new AbortController();
      connection = own;
      const lost = (retryMs = 0) => {
        // A later stream has replaced this stream.
        if (connection !== own) return;
        if (state === 'live') failures = 0;
        say('interrupted');
        const pauseMs = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)] ?? 0;
        cancel = after(Math.max(pauseMs, retryMs), open);
        failures += 1;
      };
      read(token, own).then(lost, () => {
        lost();
      });
    };
    const end = () => {
      const last = connection;
      connection = new AbortController();
      cancel();
      last.abort();
      say('interrupted');
    };
    const unsubscribe = session.subscribe(() => {
      end();
      failures = 0;
      // The ids of events may be different for another user, or for another back end at the same address.
      lastId = '';
      latest = Number.NEGATIVE_INFINITY;
      open();
    });
    open();
    return () => {
      unsubscribe();
      end();
    };
  }

  return ({ onPrices, onState }) => {
    // Each subscription has a new object. Otherwise a listener that subscribes twice would be in the set only once.
    const listener: PriceListener = onState ? { onPrices, onState } : { onPrices };
    listeners.add(listener);
    if (state === 'live') onState?.('live');
    stop ??= follow();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      stop?.();
      stop = null;
    };
  };
}
