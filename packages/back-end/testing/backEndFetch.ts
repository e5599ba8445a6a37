import { AdapterError } from '#src/adapters/adapterError';
import type { StatusChange } from '../src/conformance/conformance';
import type { PriceUpdate, WalletAdapter } from '#src/adapters/walletAdapter';
import { createSimulatedAdapter } from '#src/adapters/simulated/simulatedAdapter';
import { createSimulatedBook } from '#src/adapters/simulated/simulatedBook';
import { withStatus } from '#src/adapters/simulated/simulatedStatus';
import { createSimulatedSteps } from '#packages/payment-steps/src/simulatedSteps';
import { answerAbility } from './backEndAbilities';
import { answered, json, problem, refused, type Body } from './backEndAnswers';
import { needsCode } from '#src/testing/challenged';
import type { StoryWorld } from '#src/testing/storyWorld';

export { problem } from './backEndAnswers';

/** A `fetch` for the interface of `openapi.json`, which works without a network. It calls the simulated back end. */
export interface BackEndFetch {
  readonly fetch: typeof globalThis.fetch;
  /** All received calls, oldest first, such as `POST /session`. */
  readonly calls: readonly string[];
  /** The headers of the calls to GET /prices. */
  readonly streams: readonly Headers[];
  /** Sends the given prices to all open streams, with the next event id. */
  push(update: PriceUpdate): void;
  setStatus(change: StatusChange): void;
  /** Writes a text to all open streams of prices, in place of an event. */
  write(text: string): void;
  breakStreams(): void;
  endSessions(): void;
  /** Responses to the next calls. They replace the responses of the back end. */
  readonly instead: (() => Response | Promise<Response>)[];
}

/** Creates a `fetch` that calls a simulated back end with the given clock, random numbers and initial wallets. */
export function createBackEndFetch({
  clock,
  random,
  start,
}: Pick<StoryWorld, 'clock' | 'random' | 'start'>): BackEndFetch {
  const book = createSimulatedBook(start, clock);
  const withSteps = createSimulatedSteps({ book, clock, needsCode });
  const sessions = new Map<string, WalletAdapter>();
  const calls: string[] = [];
  const streams: Headers[] = [];
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const instead: BackEndFetch['instead'] = [];
  const encoder = new TextEncoder();
  let events = 0;

  function write(text: string): void {
    for (const controller of open) controller.enqueue(encoder.encode(text));
  }

  async function openSession(path: string, body: Body): Promise<Response> {
    const adapter = withSteps(
      createSimulatedAdapter({ clock, random, delays: 'none', user: null, book }),
    );
    const result = await (path === '/session' ? adapter.signIn(body) : adapter.signUp?.(body));
    if (!result) return problem(404, 'not-found');
    if (!result.ok) return refused(result.refusal);
    const token = `token-${sessions.size + 1}`;
    sessions.set(token, adapter);
    return json(201, { user: result.value, token });
  }

  function prices(headers: Headers): Response {
    streams.push(headers);
    let own: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        own = controller;
        open.add(controller);
      },
      cancel() {
        open.delete(own);
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  async function wallet(
    adapter: WalletAdapter,
    walletId: string,
    { what, query, body, key }: { what: string; query: URLSearchParams; body: Body; key: string },
  ): Promise<Response> {
    if (what === 'transactions') {
      const cursor = query.get('cursor');
      const limit = query.get('limit');
      const part = {
        walletId,
        ...(cursor !== null && { cursor }),
        ...(limit !== null && { limit: Number(limit) }),
      };
      return json(200, await adapter.history(part));
    }
    if (what === 'quotes') {
      const quote = await adapter.quote({ walletId, ...body });
      return quote ? json(201, quote) : problem(404, 'no-quote');
    }
    const options = { idempotencyKey: key };
    return answered(
      what === 'payments'
        ? await adapter.send({ walletId, ...body }, options)
        : await adapter.exchange({ walletId, ...body }, options),
    );
  }

  async function route(url: URL, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Body;
    const call = `${init.method ?? 'GET'} ${url.pathname}`;
    if (call === 'POST /session' || call === 'POST /accounts')
      return openSession(url.pathname, body);
    const token = headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    const adapter = sessions.get(token);
    if (!adapter) return problem(401, 'signed-out');
    if (call === 'GET /prices') return prices(headers);
    if (call === 'GET /wallets') return json(200, await adapter.balances());
    if (call === 'DELETE /session') {
      sessions.delete(token);
      return new Response(null, { status: 204 });
    }
    if (call === 'POST /session/confirmation') return problem(422, 'not-confirmed');
    const [, , walletId = '', what = ''] = url.pathname.split('/');
    const key = headers.get('Idempotency-Key') ?? '';
    const parts = { what, query: url.searchParams, body, key };
    try {
      return (
        (await answerAbility(adapter, call, { body, key })) ??
        (await wallet(adapter, decodeURIComponent(walletId), parts))
      );
    } catch (error) {
      if (error instanceof AdapterError || error instanceof Error)
        return problem(400, 'bad-request', { title: error.message });
      throw error;
    }
  }

  return {
    calls,
    streams,
    instead,
    write,
    async fetch(input, init = {}) {
      init.signal?.throwIfAborted();
      const url = new URL(typeof input === 'string' || input instanceof URL ? input : input.url);
      calls.push(`${init.method ?? 'GET'} ${url.pathname}`);
      const other = instead.shift();
      return other ? other() : route(url, init);
    },
    push(update) {
      events += 1;
      write(`id: ${events}\ndata: ${JSON.stringify(update)}\n\n`);
    },
    setStatus(change) {
      book.state = withStatus(book.state, change);
    },
    breakStreams() {
      for (const controller of open) controller.error(new TypeError('The connection was lost'));
      open.clear();
    },
    endSessions() {
      sessions.clear();
    },
  };
}
