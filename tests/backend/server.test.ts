import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, WireOrder } from './calls';
import { keyOf, personalBalances, postOrder, signIn } from './calls';
import type { RunningServer } from './exampleServer';
import { endServers, startServer, temporaryDatabase } from './exampleServer';

const database = temporaryDatabase();

/** Prices change during a test. */
const SETTINGS = { PRICES_MS: '200' };

let server: RunningServer;
let caller: Caller;

beforeAll(async () => {
  server = await startServer(database.file, SETTINGS);
  caller = await signIn(server.url);
});

afterAll(async () => {
  await endServers();
  database.remove();
});

const payment = (amount: unknown) =>
  ({
    path: 'payments',
    body: { recipient: 'ana@florin.example', amount, currency: 'usd' },
  }) as WireOrder;

/** The status of a request with these headers. Not `fetch`, which does not allow a custom `Host`. */
async function statusFor(headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const call = request(`${server.url}/wallets`, {
    headers: { authorization: `Bearer ${caller.token}`, ...headers },
  });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** Reads events from the stream of prices, and returns their ids. */
async function priceIds(count: number, lastEventId?: string): Promise<readonly number[]> {
  const controller = new AbortController();
  const response = await fetch(`${server.url}/prices`, {
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: controller.signal,
  });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if ([...text.matchAll(/^data: /gm)].length >= count) break;
  }
  controller.abort();
  return [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id)).slice(0, count);
}

describe('the example server', () => {
  it.each([
    ['a number as amount', keyOf(1), payment(5), 400, 'bad-request'],
    ['an invalid key', 'key', payment('5'), 400, 'bad-request'],
    ['more than the balance', keyOf(1), payment('2847.33'), 422, 'insufficient-balance'],
    ['a fraction of a cent', keyOf(1), payment('0.001'), 422, 'too-many-decimals'],
    [
      'an exchange at a price that was not quoted',
      keyOf(1),
      { path: 'exchanges', body: { from: 'usd', to: 'eur', amount: '1', received: '1000' } },
      422,
      'no-quote',
    ],
  ] as const)('refuses %s, and moves no money', async (_what, key, order, status, kind) => {
    const before = await personalBalances(caller);
    const response = await postOrder(caller, key, order);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ kind, status });
    expect(await personalBalances(caller)).toEqual(before);
  });

  it('answers 401 without a token', async () => {
    const response = await fetch(`${server.url}/wallets`);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ kind: 'signed-out' });
  });

  it('accepts requests from localhost only', async () => {
    const page = await fetch(`${server.url}/wallets`, {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3000' },
    });
    expect(page.status).toBe(204);
    expect(page.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(page.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
    expect(await statusFor({ origin: 'https://wallet.example' })).toBe(403);
    expect(await statusFor({ host: 'wallet.example' })).toBe(403);
    expect(await statusFor({})).toBe(200);
  });

  it('resumes the prices after the last received event, also after a restart', async () => {
    const [one = 0, two] = await priceIds(2);
    expect(two).toBe(one + 1);
    expect(await priceIds(3, String(one))).toEqual([one + 1, one + 2, one + 3]);

    const before = await personalBalances(caller);
    expect(await server.stop()).toBe(0);
    server = await startServer(database.file, { ...SETTINGS, PORT: String(server.port) });
    const [afterwards = 0] = await priceIds(1, String(one));
    expect(afterwards).toBe(one + 1);
    // The session and the money are kept.
    expect(await personalBalances(caller)).toEqual(before);
  });
});
