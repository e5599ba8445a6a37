import type { MoveOptions, WalletAdapter } from '../walletAdapter';

/**
 * What happens to a call with an idempotency key: it is undisturbed, the call or its response is lost, the call arrives
 * twice, or the response arrives only when the case calls `release`.
 */
export type Fate = 'fine' | 'call lost' | 'answer lost' | 'call doubled' | 'answer late';

/** Whether a request moves money or creates a wallet. */
export type IsMove = (input: RequestInfo | URL, init?: RequestInit) => boolean;

/** A connection that loses, delays and repeats calls. Wrap either the fetch of an adapter or the adapter. */
export interface Line {
  /**
   * For an adapter over HTTP: wraps its fetch. Only requests with the header `Idempotency-Key` are disturbed. If the
   * back end has the key elsewhere, pass `isMove`.
   */
  wrapFetch(fetch: typeof globalThis.fetch, isMove?: IsMove): typeof globalThis.fetch;
  /** For any other adapter: wraps the adapter. */
  wrapAdapter(adapter: WalletAdapter): WalletAdapter;
}

/** A connection that a case controls. */
export interface SteeredLine extends Line {
  /** The fates of the next calls, in their order. Further calls are undisturbed. */
  readonly fates: Fate[];
  /** Delivers the responses that are held back. */
  release(): void;
}

/** The error of fetch for a lost connection. */
const lost = () => new TypeError('The connection was lost');

const hasKey: IsMove = (input, init) =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined)).has(
    'Idempotency-Key',
  );

/** Makes a connection that disturbs nothing until `fates` are added. */
export function createLine(): SteeredLine {
  const fates: Fate[] = [];
  let deliver = () => {};
  const nextRelease = () =>
    new Promise<void>((resolve) => {
      deliver = resolve;
    });
  let released = nextRelease();

  async function pass<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const fate = fates.shift() ?? 'fine';
    // The promise is read before the call: the back end may answer after `release`, which replaces the promise.
    const delivered = released;
    if (fate === 'call lost') throw lost();
    const doubled = fate === 'call doubled' ? call().catch(() => undefined) : undefined;
    const answer = await call();
    await doubled;
    if (fate === 'answer lost') throw lost();
    if (fate === 'answer late') await delivered;
    return answer;
  }

  return {
    fates,
    release() {
      deliver();
      released = nextRelease();
    },
    wrapFetch:
      (fetch, isMove = hasKey) =>
      (input, init) =>
        isMove(input, init) ? pass(() => fetch(input, init)) : fetch(input, init),
    wrapAdapter(adapter) {
      const create = adapter.createWallet?.bind(adapter);
      const disturbed: Partial<WalletAdapter> = {
        send: (order, options: MoveOptions) => pass(() => adapter.send(order, options)),
        exchange: (order, options: MoveOptions) => pass(() => adapter.exchange(order, options)),
        ...(create && {
          createWallet: (wallet, options: MoveOptions) => pass(() => create(wallet, options)),
        }),
      };
      // A proxy, because the methods of a class are on its prototype and need the instance for its private fields.
      return new Proxy(adapter, {
        get(target, name) {
          if (Object.hasOwn(disturbed, name)) return Reflect.get(disturbed, name);
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
    },
  };
}
