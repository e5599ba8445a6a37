import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { ledgers } from '#src/testing/ledgers';
import { summaryOf } from '#src/adapters/simulated/orderDesk';
import type { Balances } from '#src/domain/currency/currency';
import { transactionsOf } from '#src/domain/history/transaction';
import { millisOf } from '#src/domain/moment';
import { add, isPositive, ZERO, type Decimal } from '#src/domain/money/money';
import type { Database } from '../src/database';
import { accountOf, lockAccount, openAccount, readWallets, transfer } from '../src/ledger';

/** The last time that a record can have, in milliseconds since 1970, UTC. */
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Returns amounts without trailing zeros, which the engines write differently. */
const plainAmounts = (balances: Balances): Readonly<Record<string, Decimal>> =>
  Object.fromEntries(Object.entries(balances).map(([id, amount]) => [id, add(amount, ZERO)]));

/**
 * Stores the wallets of random ledgers in the tables of the server, and checks that each balance and record is the same
 * when it is read. A wallet with unknown balances is skipped, because the server knows its balances.
 */
export async function expectEveryLedgerStored({ query, transact }: Database): Promise<void> {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(ledgers, async ({ state }) => {
      count += 1;
      const user = `user-${count}`;
      await query`INSERT INTO users (id, email, profile, password)
        VALUES (${user}, ${`${user}@florin.example`}, '{}', '')`;
      for (const wallet of state.wallets) {
        if (Object.keys(wallet.unknownBalances ?? {}).length > 0) continue;
        const summary = summaryOf(state, wallet);
        const history = transactionsOf(wallet.transactions);
        await transact((run) => openAccount(run, user, summary, history));
        const account = accountOf(user, wallet.id);
        const [stored] = await readWallets(query, sql`id = ${account}`);
        const plain = plainAmounts(summary.balances);
        expect({ ...stored, balances: plainAmounts(stored?.balances ?? {}) }).toEqual({
          ...summary,
          balances: plain,
        });
        const rows = await query<{ line: string }>`
          SELECT line FROM history WHERE account = ${account} ORDER BY number DESC`;
        expect(rows.map(({ line }) => JSON.parse(line) as unknown)).toEqual(history);
        // The next record is not before the newest record, whose time may have an offset from UTC.
        const newest = millisOf(history[0]?.timestamp ?? summary.createdAt);
        for (const now of [newest - 1, newest + 1]) {
          const at = await transact((run) => lockAccount(run, account, now));
          expect(at).toBe(new Date(Math.min(Math.max(newest, now), LAST)).toISOString());
        }
        // Each balance can be spent completely.
        for (const [id, amount] of Object.entries(plain)) {
          if (!isPositive(amount)) continue;
          const moved = { payer: account, payee: null, currency: id, amount } as never;
          await transact((run) => transfer(run, `all of ${account}`, moved));
        }
        const [empty] = await readWallets(query, sql`id = ${account}`);
        expect(new Set(Object.values(plainAmounts(empty?.balances ?? {})))).toEqual(new Set(['0']));
      }
    }),
    { numRuns: 25 },
  );
}
