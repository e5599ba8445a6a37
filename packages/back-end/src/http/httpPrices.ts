import type { EventSourceMessage } from 'eventsource-parser';
import type { HttpCallsOptions } from './httpCalls';
import { readPriceStream } from './priceStream';
import { readPriceUpdate } from '#src/adapters/records/readBalances';
import type {
  PriceListener,
  PriceState,
  PriceUpdate,
  WalletAdapter,
} from '#src/adapters/walletAdapter';

/** The pauses before a lost stream is opened again. The last pause applies to all further attempts. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000, 30_000];

/**
 * Returns a `subscribePrices` that reads server-sent events from one stream for all listeners. The stream uses fetch,
 * because the browser's EventSource cannot send a token. A lost stream is opened again, with the id of the last event.
 */
export function createHttpPrices(options: HttpCallsOptions): WalletAdapter['subscribePrices'] {
  const { after, session } = options;
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

  const onOpen = () => {
    say('live');
  };

  function onEvent({ id, data }: EventSourceMessage): void {
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
      readPriceStream(options, { token, lastId, connection: own }, { onOpen, onEvent }).then(
        lost,
        () => {
          lost();
        },
      );
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
