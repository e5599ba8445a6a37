import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  keyOf,
  personalBalances,
  personalHistory,
  postOrder,
  signIn,
  type Caller,
  type WireOrder,
} from './calls';
import { endServers, startServer, temporaryDatabase, type RunningServer } from './exampleServer';

const database = temporaryDatabase();

/** The prices change every 200 ms, so that they change during a test. */
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

/** Returns the status of a request with these headers. It does not use `fetch`, which ignores a custom `Host`. */
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
    ['an amount that is a number', keyOf(1), payment(5), 400, 'bad-request'],
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

  it('changes no balance by a payment to the paying wallet', async () => {
    const before = await personalBalances(caller);
    const order = payment('1');
    const own = { ...order, body: { ...order.body, recipient: 'demo@florin.example' } };
    const response = await postOrder(caller, keyOf(3), own);
    expect(await response.json()).toMatchObject({ balances: before });
    expect(await personalBalances(caller)).toEqual(before);
    const [received, sent] = await personalHistory(caller);
    expect([received, sent]).toMatchObject([{ type: 'receive' }, { type: 'send' }]);
  });

  it('answers 401 without a token', async () => {
    const response = await fetch(`${server.url}/wallets`);
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(await response.json()).toMatchObject({ kind: 'signed-out' });
  });

  it('lets only pages of this machine call', async () => {
    const preflight = (origin: string) =>
      fetch(`${server.url}/wallets`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'idempotency-key',
        },
      });
    const page = await preflight('http://localhost:3000');
    expect(page.status).toBe(204);
    expect(page.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(page.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    const other = await preflight('https://wallet.example');
    expect(other.headers.get('access-control-allow-origin')).toBe(null);
  });

  it('sends the current prices to a client that has missed some, even after a restart', async () => {
    const [one = 0, two = 0] = await priceIds(2);
    expect(two).toBeGreaterThan(one);
    const [missed = 0] = await priceIds(1, String(one));
    expect(missed).toBeGreaterThan(one);

    const before = await personalBalances(caller);
    expect(await server.stop()).toBe(0);
    server = await startServer(database.file, { ...SETTINGS, PORT: String(server.port) });
    const [afterwards = 0] = await priceIds(1, String(missed));
    expect(afterwards).toBeGreaterThan(missed);
    // The session is still valid, and the balances are unchanged.
    expect(await personalBalances(caller)).toEqual(before);
  });

  it('extends a session with each request, to at most twelve hours', async () => {
    const minutes = (count: number) => server.setClock(count * 60_000);
    const { status } = await fetch(`${server.url}/healthz`);
    expect(status).toBe(200);
    for (let minute = 0; minute < 12 * 60; minute += 25) {
      await minutes(minute);
      expect(await statusFor({})).toBe(200);
    }
    await minutes(12 * 60);
    expect(await statusFor({})).toBe(401);
    const { token } = await signIn(server.url);
    const authorization = `Bearer ${token}`;
    await minutes(12 * 60 + 31);
    expect(await statusFor({ authorization })).toBe(401);
    await minutes(0);
    caller = await signIn(server.url);
  });

  it('reports that it is ready, and logs no personal data', async () => {
    const other = await startServer(database.file, { LOG_LEVEL: 'info' });
    expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
    const there = await signIn(other.url);
    expect((await postOrder(there, keyOf(2), payment('1'))).status).toBe(201);
    await fetch(`${other.url}/nowhere/${there.token}`);
    expect(await other.stop()).toBe(0);
    const log = other.output.filter((line) => line.startsWith('{'));
    expect(log.join('\n')).toContain('"route":"/wallets/:walletId/payments"');
    for (const personal of ['@florin.example', there.token, 'personal', 'remoteAddress'])
      expect(log.filter((line) => line.includes(personal))).toEqual([]);
  });

  it('answers all accepted orders before it ends', async () => {
    const before = await personalHistory(caller);
    const orders = Array.from({ length: 100 }, (_, index) =>
      postOrder(caller, keyOf(100 + index), payment('0.01')).catch(() => undefined),
    );
    await Promise.race(orders);
    expect(await server.stop()).toBe(0);
    const answers = (await Promise.all(orders)).filter((answer) => answer?.status === 201);
    server = await startServer(database.file, { ...SETTINGS, PORT: String(server.port) });
    expect(await personalHistory(caller)).toHaveLength(before.length + answers.length);
  });
});
