import { afterEach, describe, expect, it } from 'vitest';
import { auditLedger } from '../backend/ledgerAudit';
import type { Caller, Outcome, WireOrder } from '../backend/calls';
import {
  keyOf,
  personalBalances,
  personalHistory,
  postOrder,
  postUntilDone,
  signIn,
} from '../backend/calls';
import type { RunningServer } from '../backend/exampleServer';
import { endServers, startServer, temporaryDatabase } from '../backend/exampleServer';

const PAYMENTS = 1_000;

/** The numbers of responses after which the server is killed, while all other calls are pending. */
const KILLS = new Set([200, 600]);

/** The kinds of orders, a quarter each: to another user, in another currency, to an outsider, and an exchange. */
const KINDS: readonly WireOrder[] = [
  {
    path: 'payments',
    body: { recipient: 'ana@florin.example', amount: '0.1', currency: 'usd' },
  },
  {
    path: 'payments',
    body: { recipient: 'Ana@Florin.example', amount: '0.00000007', currency: 'btc' },
  },
  { path: 'payments', body: { recipient: 'rent@example.com', amount: '1.01', currency: 'usd' } },
  { path: 'exchanges', body: { from: 'usd', to: 'eur', amount: '1', received: '0.92' } },
];

const orderOf = (index: number) => KINDS[index % KINDS.length] as WireOrder;

const database = temporaryDatabase();

afterEach(async () => {
  await endServers();
  database.remove();
});

/**
 * Sends all payments at once. `onAnswer` receives the number of answered payments. A payment whose response was lost is
 * repeated when the promise of `isBack` has resolved.
 */
function payAll(
  caller: Caller,
  onAnswer: (count: number) => void = () => undefined,
  isBack: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly Outcome[]> {
  let count = 0;
  return Promise.all(
    Array.from({ length: PAYMENTS }, async (_, index) => {
      const outcome = await postUntilDone(caller, keyOf(index), orderOf(index), isBack);
      count += 1;
      onAnswer(count);
      return outcome;
    }),
  );
}

async function killAndRestart({ kill, port }: RunningServer): Promise<RunningServer> {
  await kill();
  return startServer(database.file, { port });
}

describe('a server that is killed during a thousand payments', () => {
  it('makes each payment once, and keeps every sum', { timeout: 180_000 }, async () => {
    const first = await startServer(database.file);
    let server = Promise.resolve(first);
    const caller = await signIn(first.url);
    const before = await personalHistory(caller);

    const outcomes = await payAll(
      caller,
      (count) => {
        if (KILLS.has(count)) server = server.then(killAndRestart);
      },
      () => server,
    );

    // Many calls were pending when the server was killed, and received no response.
    expect(outcomes.filter(({ failures }) => failures > 0).length).toBeGreaterThan(100);

    const ids = outcomes.map(({ receipt }) => receipt.transaction.id);
    expect(new Set(ids).size).toBe(1_000);
    const lines = await personalHistory(caller);
    expect(lines).toHaveLength(before.length + 1_000);
    expect(new Set(lines.slice(0, 1_000).map(({ id }) => id))).toEqual(new Set(ids));
    expect(lines.slice(1_000)).toEqual(before);
    const moments = lines.map(({ timestamp = '' }) => timestamp);
    expect(moments).toEqual(moments.toSorted().toReversed());

    const balances = {
      usd: '2319.82',
      eur: '1480.75',
      gbp: '890.45',
      btc: '0.1542125',
      eth: '2.8934',
      ada: '1250.5',
    };
    expect(await personalBalances(caller)).toEqual(balances);
    const ana = await signIn(first.url, 'ana@florin.example');
    expect(await personalBalances(ana)).toEqual({
      usd: '25',
      eur: '0',
      gbp: '0',
      btc: '0.0000175',
      eth: '0',
      ada: '0',
    });
    expect(await personalHistory(ana)).toHaveLength(500);

    // A late repetition returns the same receipts, and moves no money.
    const again = await payAll(caller);
    expect(again.every(({ replayed }) => replayed)).toBe(true);
    expect(again.map(({ receipt }) => receipt)).toEqual(outcomes.map(({ receipt }) => receipt));
    expect((await postOrder(caller, keyOf(0), orderOf(1))).status).toBe(409);
    expect(await personalHistory(caller)).toEqual(lines);

    expect(await (await server).stop()).toBe(0);
    const { postings, ...audit } = await auditLedger(database.file);
    const zero = Object.fromEntries(Object.keys(balances).map((currency) => [currency, '0']));
    expect(audit).toEqual({
      integrity: 'ok',
      orders: 1_000,
      unbalanced: [],
      wrongBalances: [],
      totals: zero,
    });
    // A posting for each order, and one for each of the three wallets with an initial balance.
    expect(postings).toBe(1_003);
  });
});
