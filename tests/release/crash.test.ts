import { afterEach, describe, expect, it } from 'vitest';
import { readBooks } from '../backend/books';
import type { Caller, Outcome, WireOrder } from '../backend/calls';
import {
  keyOf,
  order,
  orderUntilDone,
  personalBalances,
  personalHistory,
  signIn,
} from '../backend/calls';
import type { RunningServer } from '../backend/exampleServer';
import { endServers, startServer, temporaryDatabase } from '../backend/exampleServer';

const PAYMENTS = 1_000;

/** After so many answers the server is killed, while all other calls are under way. */
const KILLS = new Set([200, 600]);

/** A quarter each: to a user here, in another currency, out of the house, and inside the wallet. */
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

const wantedOf = (index: number) => KINDS[index % KINDS.length] as WireOrder;

const database = temporaryDatabase();

afterEach(async () => {
  await endServers();
  database.remove();
});

/**
 * Asks for all payments at once; `onAnswer` hears how many were answered. One whose answer was lost is
 * asked for again when `isBack` resolves.
 */
function payAll(
  caller: Caller,
  onAnswer: (count: number) => void = () => undefined,
  isBack: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly Outcome[]> {
  let count = 0;
  return Promise.all(
    Array.from({ length: PAYMENTS }, async (_, index) => {
      const outcome = await orderUntilDone(caller, keyOf(index), wantedOf(index), isBack);
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

describe('a server that is killed in the middle of a thousand payments', () => {
  it('loses none, pays none twice, and keeps every sum', { timeout: 180_000 }, async () => {
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

    // Most calls were under way at the first kill, and nobody knew of them what had become.
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

    // All of them once more, late: each answers as it did, and moves nothing.
    const again = await payAll(caller);
    expect(again.every(({ replayed }) => replayed)).toBe(true);
    expect(again.map(({ receipt }) => receipt)).toEqual(outcomes.map(({ receipt }) => receipt));
    expect((await order(caller, keyOf(0), wantedOf(1))).status).toBe(409);
    expect(await personalHistory(caller)).toEqual(lines);

    expect(await (await server).stop()).toBe(0);
    const { postings, ...books } = await readBooks(database.file);
    const none = Object.fromEntries(Object.keys(balances).map((currency) => [currency, '0']));
    expect(books).toEqual({
      integrity: 'ok',
      orders: 1_000,
      unbalanced: [],
      wrongBalances: [],
      totals: none,
    });
    // A posting for each order, and one for each of the three wallets that hold money at the start.
    expect(postings).toBe(1_003);
  });
});
