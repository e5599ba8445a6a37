import { aroundCalls, type AdapterCall } from '#src/adapters/aroundCalls';
import type { WalletAdapter } from '#src/adapters/walletAdapter';

/**
 * The fault that a simulated connection adds to a call with an idempotency key:
 *
 * - `fine`: no fault.
 * - `call lost`: the back end does not receive the call.
 * - `answer lost`: the back end executes the call, but the response is lost.
 * - `call doubled`: the back end receives the call twice.
 * - `answer late`: the response arrives when the test calls `release`.
 */
export type Fate = 'fine' | 'call lost' | 'answer lost' | 'call doubled' | 'answer late';

/** An outage of a connection: every call or every response is lost. */
export type Outage = Extract<Fate, 'call lost' | 'answer lost'>;

/** Returns whether a request moves money or creates a wallet. */
export type IsMove = (input: RequestInfo | URL, init?: RequestInit) => boolean;

/** A simulated connection that loses, delays and repeats calls. Wrap the transport of an adapter, or the adapter. */
export interface Line {
  /**
   * For an adapter over HTTP: wraps its fetch. Only requests with the header `Idempotency-Key` are delayed and doubled.
   * If the back end has the key elsewhere, pass `isMove`. During an outage all requests are lost.
   */
  wrapFetch(fetch: typeof globalThis.fetch, isMove?: IsMove): typeof globalThis.fetch;
  /**
   * For an adapter over another transport, such as a WebSocket or the client of a bank: makes a request of the
   * transport. `isMove` states whether the request has an idempotency key.
   */
  request<Answer>(isMove: boolean, call: () => Promise<Answer>): Promise<Answer>;
  /**
   * For an adapter without a transport: wraps the adapter. The faults then occur outside the adapter, so that the tests
   * cover only the back end, and not how the adapter reports a lost call.
   */
  wrapAdapter(adapter: WalletAdapter): WalletAdapter;
}

/** A simulated connection whose faults a test controls. */
export interface SteeredLine extends Line {
  /** The fates of the next calls, in their order. Further calls are undisturbed. */
  readonly fates: Fate[];
  /** The current outage, or null. An outage applies to all calls, and has priority over `fates`. */
  outage: Outage | null;
  /**
   * Returns whether the line itself has thrown an error outside the adapter, because it wraps the adapter. The error
   * then does not show how the adapter reports a lost call.
   */
  readonly isOutside: (error: unknown) => boolean;
  /** The number of calls that were lost in an outage. */
  readonly lost: () => number;
  /** Delivers the delayed responses of calls with the fate `answer late`. */
  release(): void;
}

/** The error with which `fetch` rejects when the connection is lost. */
class LostError extends TypeError {
  constructor() {
    super('The connection was lost');
  }
}

const hasKey: IsMove = (input, init) =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined)).has(
    'Idempotency-Key',
  );

/** The adapter's methods that need an idempotency key. */
const MOVES: ReadonlySet<AdapterCall> = new Set(['send', 'exchange', 'createWallet', 'confirm']);

/** Creates a simulated connection. It has no faults until a test adds `fates` or sets `outage`. */
export function createLine(): SteeredLine {
  const fates: Fate[] = [];
  let lost = 0;
  let wrapsAdapter = false;
  let deliver = () => {};
  const nextRelease = () =>
    new Promise<void>((resolve) => {
      deliver = resolve;
    });
  let released = nextRelease();

  async function pass<Answer>(fate: Fate, call: () => Promise<Answer>): Promise<Answer> {
    // The promise is read before the call: the back end may answer after `release`, which replaces the promise.
    const delivered = released;
    if (fate === 'call lost') throw new LostError();
    const doubled = fate === 'call doubled' ? call().catch(() => undefined) : undefined;
    const answer = await call();
    await doubled;
    if (fate === 'answer lost') throw new LostError();
    if (fate === 'answer late') await delivered;
    return answer;
  }

  const line: SteeredLine = {
    fates,
    outage: null,
    lost: () => lost,
    isOutside: (error) => wrapsAdapter && error instanceof LostError,
    release() {
      deliver();
      released = nextRelease();
    },
    request(isMove, call) {
      if (line.outage !== null) {
        lost += 1;
        return pass(line.outage, call);
      }
      return isMove ? pass(fates.shift() ?? 'fine', call) : call();
    },
    wrapFetch:
      (fetch, isMove = hasKey) =>
      (input, init) =>
        line.request(isMove(input, init), () => fetch(input, init)),
    wrapAdapter(adapter) {
      wrapsAdapter = true;
      return aroundCalls(adapter, (name, call) => line.request(MOVES.has(name), call));
    },
  };
  return line;
}
