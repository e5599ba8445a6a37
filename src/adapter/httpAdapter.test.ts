import { describe, expect, it } from 'vitest';
import { DEMO_CREDENTIALS, DEMO_USER } from '../domain/user';
import { createBackEndFetch, problem } from '../testing/backEndFetch';
import { createManualClock } from '../testing/manualClock';
import { createStoryWorld } from '../testing/storyWorld';
import { createHttpAdapter } from './httpAdapter';
import type { HttpAdapterOptions } from './httpAdapter';

const ORDER = {
  walletId: 'personal',
  recipient: 'ana@florin.example',
  amount: '100',
  currency: 'usd',
} as const;
const KEY = { idempotencyKey: '0123456789abcdef0123456789abcdef' };

/** An adapter on which the demo user is signed in, with the times that it has waited. */
async function signedIn(options: Partial<HttpAdapterOptions> = {}) {
  const server = createBackEndFetch({ ...createStoryWorld(), user: null });
  const waits: number[] = [];
  const adapter = createHttpAdapter({
    baseUrl: 'https://wallet.example',
    fetch: server.fetch,
    after: (ms, run) => {
      waits.push(ms);
      queueMicrotask(run);
      return () => {};
    },
    ...options,
  });
  await adapter.signIn(DEMO_CREDENTIALS);
  return { server, adapter, waits };
}

const paysTo = (server: { readonly calls: readonly string[] }) =>
  server.calls.filter((call) => call === 'POST /wallets/personal/payments').length;

const lost = () => Promise.reject(new TypeError('The connection was lost'));

describe('the adapter over HTTP', () => {
  it('signs in, and pays', async () => {
    const { adapter } = await signedIn();
    expect(await adapter.signIn(DEMO_CREDENTIALS)).toEqual({ ok: true, value: DEMO_USER });
    const answer = await adapter.send(ORDER, KEY);
    expect(answer).toMatchObject({
      ok: true,
      value: { transaction: { type: 'send', amount: '100' }, balances: { usd: '2747.32' } },
    });
  });

  it('makes an order again that was not answered, after half a second and a second and a half', async () => {
    const { adapter, server, waits } = await signedIn();
    server.instead.push(lost, lost);
    expect(await adapter.send(ORDER, KEY)).toMatchObject({ ok: true });
    expect(waits).toEqual([500, 1_500]);
    expect(paysTo(server)).toBe(3);
  });

  it('gives up after the third attempt', async () => {
    const { adapter, server } = await signedIn();
    server.instead.push(lost, lost, lost);
    await expect(adapter.send(ORDER, KEY)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(paysTo(server)).toBe(3);
  });

  it('waits as long as a busy back end asks for, but not for an hour', async () => {
    const { adapter, server, waits } = await signedIn();
    const busy = (seconds: string) => () =>
      new Response(null, { status: 503, headers: { 'Retry-After': seconds } });
    server.instead.push(busy('3'), busy('3600'), busy('0'));
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'busy', status: 503 });
    expect(waits).toEqual([3_000, 10_000]);
  });

  it('does not repeat a sign-in, since a lock counts attempts', async () => {
    const { adapter, server } = await signedIn();
    server.instead.push(lost);
    await expect(adapter.signIn(DEMO_CREDENTIALS)).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(server.calls.filter((call) => call === 'POST /session')).toHaveLength(2);
  });

  it('repeats nothing after it was given up', async () => {
    const { adapter, server } = await signedIn();
    const giveUp = new AbortController();
    server.instead.push(() => {
      giveUp.abort(new Error('Given up'));
      return lost();
    });
    const call = adapter.send(ORDER, { ...KEY, signal: giveUp.signal });
    await expect(call).rejects.toThrow('Given up');
    expect(paysTo(server)).toBe(1);
  });

  it('forgets the session when the back end ends it', async () => {
    const { adapter, server } = await signedIn();
    server.endSessions();
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out', status: 401 });
    const { length } = server.calls;
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(server.calls).toHaveLength(length);
  });

  it('signs out on this device also when the other side does not answer', async () => {
    const { adapter, server } = await signedIn();
    server.instead.push(lost, lost, lost);
    await expect(adapter.signOut()).rejects.toMatchObject({ failure: 'unreachable' });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
  });

  it('opens no session by an answer that comes after signing out', async () => {
    const { adapter, server } = await signedIn();
    await adapter.signOut();
    const late = adapter.signIn(DEMO_CREDENTIALS);
    await adapter.signOut();
    expect(await late).toMatchObject({ ok: true });
    await expect(adapter.balances()).rejects.toMatchObject({ failure: 'signed-out' });
    expect(server.calls.filter((call) => call === 'GET /wallets')).toEqual([]);
  });

  it('sends neither cookie nor a cached answer, and the token in its header', async () => {
    const inits: RequestInit[] = [];
    const { server } = await signedIn();
    const { adapter } = await signedIn({
      fetch: (input, init = {}) => {
        inits.push(init);
        return server.fetch(input, init);
      },
    });
    await adapter.balances();
    expect(inits[1]).toMatchObject({ credentials: 'omit', cache: 'no-store' });
    expect(new Headers(inits[0]?.headers).has('Authorization')).toBe(false);
    expect(new Headers(inits[1]?.headers).get('Authorization')).toBe('Bearer token-2');
  });

  it('calls no other path by a wallet id with a slash', async () => {
    const { adapter, server } = await signedIn();
    await adapter.history({ walletId: '../session' }).catch(() => undefined);
    expect(server.calls.at(-1)).toBe('GET /wallets/..%2Fsession/transactions');
  });
});

describe('a refusal over HTTP', () => {
  const refusal = async (answer: Response, mapError?: HttpAdapterOptions['mapError']) => {
    const { adapter, server } = await signedIn(mapError && { mapError });
    server.instead.push(() => answer);
    const result = await adapter.send(ORDER, KEY);
    return result.ok ? undefined : result.refusal;
  };

  it.each([
    ['insufficient-balance', {}, { kind: 'insufficient-balance' }],
    ['too-many-decimals', { decimals: 2 }, { kind: 'too-many-decimals', decimals: 2 }],
    ['too-many-digits', { digits: 15 }, { kind: 'too-many-digits', digits: 15 }],
    [
      'too-long',
      { field: 'recipient', most: 256 },
      { kind: 'too-long', field: 'recipient', most: 256 },
    ],
    [
      'invisible-characters',
      { field: 'recipient' },
      { kind: 'invisible-characters', field: 'recipient' },
    ],
    // Without what the sentence needs, the back end's own words are said.
    ['too-long', { title: 'Too long' }, { kind: 'message', text: 'Too long', retry: false }],
    [
      'message',
      { detail: 'This account is locked.', field: 'recipient', retry: true },
      { kind: 'message', text: 'This account is locked.', field: 'recipient', retry: true },
    ],
    [
      'limit-reached',
      { detail: 'At most 500 a day.' },
      { kind: 'message', text: 'At most 500 a day.', retry: false },
    ],
  ])('is read from its kind: %s %j', async (kind, more, expected) => {
    expect(await refusal(problem(422, kind, more))).toEqual(expected);
  });

  it('is a sentence also where the answer says nothing', async () => {
    expect(await refusal(new Response('<h1>No</h1>', { status: 403 }))).toEqual({
      kind: 'message',
      text: 'The other side refused this (403).',
      retry: false,
    });
  });

  it('is put into words by the one who knows the back end', async () => {
    const heard: unknown[] = [];
    const answer = Response.json({ code: 'E17' }, { status: 422 });
    const own = { kind: 'message', text: 'At most 500 a day.' } as const;
    const map: HttpAdapterOptions['mapError'] = (its) => {
      heard.push(its);
      return own;
    };
    expect(await refusal(answer, map)).toEqual(own);
    expect(heard).toEqual([{ status: 422, body: { code: 'E17' } }]);
  });

  it.each([
    [new Response('{"transaction":', { status: 201 }), 'The answer is no JSON'],
    [Response.json({ transaction: {}, balances: { usd: 5 } }, { status: 201 }), 'balances.usd'],
    [new Response(null, { status: 304 }), 'The back end answered with 304'],
    [new Response(null, { status: 500 }), 'The back end answered with 500'],
  ])('is not what an answer is that nobody can read: %#', async (answer, message) => {
    await expect(refusal(answer)).rejects.toThrow(message);
  });
});

describe('prices over HTTP', () => {
  /** Lets what has arrived be read. */
  const arrive = () =>
    new Promise<void>((resolve) => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', () => {
        channel.port1.close();
        resolve();
      });
      channel.port1.start();
      channel.port2.postMessage(null);
    });

  async function listening() {
    const clock = createManualClock(0);
    const { adapter, server } = await signedIn({ after: clock.after });
    const heard: string[] = [];
    const stop = adapter.subscribePrices({
      onPrices: ({ market }) => heard.push(market.btc?.price ?? ''),
      onState: (state) => heard.push(state),
    });
    await arrive();
    const push = async (price: `${number}`, second: number) => {
      const at = new Date(second * 1_000).toISOString();
      server.push({ market: { btc: { price, change24h: '0' } }, at });
      await arrive();
    };
    return { clock, adapter, server, heard, stop, push };
  }

  it('are heard, and an older one is not', async () => {
    const { heard, push, stop, clock } = await listening();
    await push('1', 2);
    await push('2', 1);
    await push('3', 2);
    expect(heard).toEqual(['live', '1', '3']);
    stop();
    await arrive();
    expect(clock.pending).toBe(0);
  });

  it('come back after the connection was lost, from the last event on', async () => {
    const { heard, push, server, clock, stop } = await listening();
    await push('1', 1);
    server.breakStreams();
    await arrive();
    expect(heard).toEqual(['live', '1', 'interrupted']);
    clock.advance(999);
    await arrive();
    expect(server.streams).toHaveLength(1);
    clock.advance(1);
    await arrive();
    await push('2', 2);
    expect(heard).toEqual(['live', '1', 'interrupted', 'live', '2']);
    expect(server.streams.map((headers) => headers.get('Last-Event-ID'))).toEqual([null, '1']);
    stop();
  });

  it('wait longer each time that the back end is not there', async () => {
    const { server, clock, stop } = await listening();
    server.instead.push(lost, lost, lost);
    server.breakStreams();
    await arrive();
    const tries = () => server.calls.filter((call) => call === 'GET /prices').length;
    const counts: number[] = [];
    for (const ms of [1_000, 1_999, 1, 4_999, 1]) {
      clock.advance(ms);
      await arrive();
      counts.push(tries());
    }
    expect(counts).toEqual([2, 2, 3, 3, 4]);
    stop();
  });

  it('are lost when nothing is heard for 45 seconds, and a comment is something', async () => {
    const { heard, server, clock, stop } = await listening();
    clock.advance(44_999);
    server.write(': still there\n\n');
    await arrive();
    clock.advance(44_999);
    await arrive();
    expect(heard).toEqual(['live']);
    clock.advance(1);
    await arrive();
    expect(heard).toEqual(['live', 'interrupted']);
    stop();
  });

  it('leave out what cannot be read', async () => {
    const { heard, server, push, stop } = await listening();
    server.write('data: {"market":{"btc":{"price":1}}}\n\ndata: <html>\n\n');
    await arrive();
    await push('1', 1);
    expect(heard).toEqual(['live', '1']);
    stop();
  });

  it('end with the session, and come back with the next', async () => {
    const { heard, adapter, push, stop } = await listening();
    await adapter.signOut();
    await push('1', 1);
    expect(heard).toEqual(['live', 'interrupted']);
    await adapter.signIn(DEMO_CREDENTIALS);
    await arrive();
    await push('2', 2);
    expect(heard).toEqual(['live', 'interrupted', 'live', '2']);
    stop();
  });
});
