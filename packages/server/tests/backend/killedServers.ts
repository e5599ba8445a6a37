import { describe, expect, it } from 'vitest';
import {
  keyOf,
  personalBalances,
  personalHistory,
  postOrder,
  postUntilDone,
  signIn,
  type Caller,
  type Outcome,
  type WireOrder,
} from './calls';
import { startServer, type RunningServer } from './exampleServer';
import { auditLedger } from './ledgerAudit';

const PAYMENTS = 1_000;

/** The numbers of responses after which the first server is killed, while the other requests are pending. */
const KILLS = new Set([200, 600]);

/**
 * A quarter of the orders is of each kind: a payment to another user, a payment in another currency, a payment to an
 * outsider, and an exchange.
 */
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

/**
 * Sends all payments at once with the same session, an equal share to each server. `onAnswer` receives the number of
 * answered payments. A payment whose response was lost is retried when the promise of `isBack` has resolved.
 */
function payAll(
  callers: readonly Caller[],
  onAnswer: (count: number) => void = () => undefined,
  isBack: () => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly Outcome[]> {
  let count = 0;
  return Promise.all(
    Array.from({ length: PAYMENTS }, async (_, index) => {
      // The kind of order repeats every four orders, so each server receives groups of four with all kinds.
      const caller = callers[Math.floor(index / KINDS.length) % callers.length] as Caller;
      const outcome = await postUntilDone(caller, keyOf(index), orderOf(index), isBack);
      count += 1;
      onAnswer(count);
      return outcome;
    }),
  );
}

/**
 * Starts `count` servers on one new database, and sends them a thousand payments. Kills the first server twice
 * meanwhile, and checks that each payment was made once.
 */
export function killedServers(name: string, place: () => string, count: number): void {
  const start = (env: Readonly<Record<string, string>> = {}) => startServer(place(), env);

  async function killAndRestart({ kill, port }: RunningServer): Promise<RunningServer> {
    await kill();
    return start({ PORT: String(port) });
  }

  describe(name, () => {
    it(
      'makes each payment once, and preserves the sum of each currency',
      { timeout: 300_000 },
      async () => {
        // All servers start at the same time, and each tries to create the tables and the sample users.
        const servers = await Promise.all(Array.from({ length: count }, () => start()));
        const [first, ...others] = servers as [RunningServer, ...RunningServer[]];
        let restarted = Promise.resolve(first);
        const caller = await signIn(first.url);
        const callers = servers.map(({ url }) => ({ ...caller, url }));
        const before = await personalHistory(caller);

        const outcomes = await payAll(
          callers,
          (answered) => {
            if (KILLS.has(answered)) restarted = restarted.then(killAndRestart);
          },
          () => restarted,
        );

        // Many requests were pending when the server was killed, and received no response.
        expect(outcomes.filter(({ failures }) => failures > 0).length).toBeGreaterThan(50);

        const ids = outcomes.map(({ receipt }) => receipt.transaction.id);
        expect(new Set(ids).size).toBe(1_000);
        const last = callers.at(-1) as Caller;
        const lines = await personalHistory(last);
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
        const ana = await signIn(last.url, 'ana@florin.example');
        expect(await personalBalances(ana)).toEqual({
          usd: '25',
          eur: '0',
          gbp: '0',
          btc: '0.0000175',
          eth: '0',
          ada: '0',
        });
        expect(await personalHistory(ana)).toHaveLength(500);

        // Sending all orders again later, each to a different server than before, returns the same receipts and moves
        // no money.
        const again = await payAll(callers.toReversed());
        expect(again.every(({ replayed }) => replayed)).toBe(true);
        expect(again.map(({ receipt }) => receipt)).toEqual(outcomes.map(({ receipt }) => receipt));
        expect((await postOrder(caller, keyOf(0), orderOf(1))).status).toBe(409);
        expect(await personalHistory(caller)).toEqual(lines);

        for (const server of [await restarted, ...others]) expect(await server.stop()).toBe(0);
        const zero = Object.fromEntries(Object.keys(balances).map((currency) => [currency, '0']));
        expect(await auditLedger(place())).toEqual({
          orders: 1_000,
          unfinished: 0,
          // One for each order, and one for each of the three wallets with an initial balance.
          postings: 1_003,
          overdrawn: [],
          wrongBalances: [],
          totals: zero,
        });
      },
    );
  });
}
