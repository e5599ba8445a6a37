import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '../../src/database';
import { get, keyOf, personalBalances, postUntilDone, signIn, type Caller } from '../backend/calls';
import { endServers, startServer, type RunningServer } from '../backend/exampleServer';
import { auditLedger } from '../backend/ledgerAudit';

const place = inject('databases').processes;

let one: RunningServer;
let other: RunningServer;
let database: Database;

beforeAll(async () => {
  const settings = { PRICES_MS: '200' };
  [one, other] = await Promise.all([startServer(place, settings), startServer(place, settings)]);
  database = await openDatabase(place);
});

afterAll(async () => {
  await database.close();
  await endServers();
});

/** Reads a stream of prices up to its end, or up to a number of events, and returns its text. */
async function readStream({ url, token }: Caller, events: number, lastEventId?: string) {
  const controller = new AbortController();
  const response = await fetch(`${url}/prices`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: controller.signal,
  });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if ([...text.matchAll(/^data: /gm)].length >= events) break;
  }
  controller.abort();
  return text;
}

describe('two servers on one database', () => {
  it('share a session, which ends on both servers when the user signs out', async () => {
    const here = await signIn(one.url);
    const there = { ...here, url: other.url };
    expect(await personalBalances(there)).toEqual(await personalBalances(here));
    const stream = readStream(there, Number.POSITIVE_INFINITY);
    const headers = { authorization: `Bearer ${here.token}` };
    const { status } = await fetch(`${one.url}/session`, { method: 'DELETE', headers });
    expect(status).toBe(204);
    await expect(get(there, '/wallets')).rejects.toThrow('status 401');
    // The stream of the second server has ended, because the user has signed out on the first server.
    expect(await stream).toContain('retry: 1000');
  });

  it('send the same prices, and each server can continue the stream of the other', async () => {
    const here = await signIn(one.url);
    const there = { ...here, url: other.url };
    const events = (text: string) =>
      new Map([...text.matchAll(/^id: (\d+)\ndata: (.*)$/gm)].map(([, id, data]) => [id, data]));
    const [first, second] = (await Promise.all([readStream(here, 10), readStream(there, 10)])).map(
      events,
    );
    const shared = [...(first ?? [])].filter(([id]) => second?.has(id));
    expect(shared.length).toBeGreaterThan(0);
    for (const [id, data] of shared) expect(second?.get(id)).toBe(data);
    const [last] = [...(first ?? [])].at(-1) ?? [];
    const [next] = events(await readStream(there, 1, last)).keys();
    expect(Number(next)).toBeGreaterThan(Number(last));
  });

  it('lose nothing when the database closes all connections', async () => {
    const here = await signIn(one.url);
    const before = await personalBalances(here);
    const order = {
      path: 'payments',
      body: { recipient: 'ana@florin.example', amount: '1', currency: 'usd' },
    } as const;
    let count = 0;
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const caller = { ...here, url: index % 2 === 0 ? one.url : other.url };
        const outcome = await postUntilDone(caller, keyOf(index), order);
        count += 1;
        if (count === 50)
          await database.query`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()`;
        return outcome;
      }),
    );
    expect(outcomes.filter(({ failures }) => failures > 0).length).toBeGreaterThan(0);
    expect(new Set(outcomes.map(({ receipt }) => receipt.transaction.id)).size).toBe(200);
    expect(await personalBalances(here)).toEqual({ ...before, usd: '2647.32' });
    expect((await fetch(`${one.url}/readyz`)).status).toBe(200);
    expect(await auditLedger(place)).toMatchObject({
      orders: 200,
      unfinished: 0,
      overdrawn: [],
      wrongBalances: [],
    });
  });
});
