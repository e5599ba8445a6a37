import { sql, type RawBuilder } from 'kysely';
import type { WalletSummary } from '../../../src/adapters/walletAdapter';
import {
  CURRENCY_LIST,
  type Balances,
  type CurrencyId,
} from '../../../src/domain/currency/currency';
import type { Transaction } from '../../../src/domain/history/transaction';
import { millisOf } from '../../../src/domain/moment';
import { add, isPositive, subtract, ZERO, type Decimal } from '../../../src/domain/money/money';
import type { Query } from './database';
import { Problem } from './problems';

/** A transfer of an amount above zero from one account to another. Null is an account outside this server. */
export interface Transfer {
  readonly payer: string | null;
  readonly payee: string | null;
  readonly currency: CurrencyId;
  readonly amount: Decimal;
}

/**
 * The maximum number of a user's wallets. A person can choose among so many in a list, and the response with all wallets
 * remains below 20 kB.
 */
const MOST_WALLETS = 50;

/** Returns the id of the account that stores a user's wallet. */
export const accountOf = (userId: string, walletId: string) => `${userId}/${walletId}`;

/** Reads the wallets of the accounts that fulfil a condition, in the order of their creation. */
export async function readWallets(query: Query, condition: RawBuilder<unknown>) {
  const rows = await query<{ summary: string; balances: string }>`
    SELECT summary, balances FROM wallets WHERE ${condition} ORDER BY position`;
  return rows.map(({ summary, balances }): WalletSummary => {
    const wallet = JSON.parse(summary) as Omit<WalletSummary, 'balances'>;
    return { ...wallet, balances: JSON.parse(balances) as Balances };
  });
}

/** Reads the wallet of an account. Throws if there is no such account. */
export async function readWallet(query: Query, account: string): Promise<WalletSummary> {
  const [wallet] = await readWallets(query, sql`id = ${account}`);
  if (!wallet) throw new Problem(404, 'unknown-wallet', 'There is no such wallet.');
  return wallet;
}

/**
 * Locks an account until the transaction ends. Returns the timestamp for the next record of its history. This timestamp
 * is not before that of the newest record, even if the clock was set back.
 */
export async function lockAccount(query: Query, account: string, now: number): Promise<string> {
  const at = new Date(now).toISOString();
  const [row] = await query<{ moment: string }>`
    UPDATE accounts SET moment = CASE WHEN moment > ${at} THEN moment ELSE ${at} END
    WHERE id = ${account} RETURNING moment`;
  return row?.moment ?? at;
}

/** Writes a transfer between locked accounts, and the resulting balances. */
export async function transfer(query: Query, posting: string, moved: Transfer): Promise<void> {
  const { payer, payee, currency, amount } = moved;
  await query`INSERT INTO transfers (posting, payer, payee, currency, amount)
    VALUES (${posting}, ${payer}, ${payee}, ${currency}, ${amount})`;
  const balances = await query<{ account: string; amount: Decimal }>`
    SELECT account, amount FROM balances
    WHERE currency = ${currency} AND account IN (${payer}, ${payee})`;
  const after = balances.map(({ account, amount: before }) => {
    const rest = account === payer ? subtract(before, amount) : before;
    return sql`(${account}, ${currency}, ${account === payee ? add(rest, amount) : rest})`;
  });
  await query`INSERT INTO balances (account, currency, amount) VALUES ${sql.join(after)}
    ON CONFLICT (account, currency) DO UPDATE SET amount = excluded.amount`;
}

/** Adds a record to the history of a locked account. */
export async function addLine(query: Query, account: string, line: Transaction): Promise<void> {
  await query`INSERT INTO history (account, number, id, line)
    SELECT ${account}, coalesce(max(number), 0) + 1, ${line.id}, ${JSON.stringify(line)}
    FROM history WHERE account = ${account}`;
}

/**
 * Stores a new wallet of a user, with its balances as transfers from outside this server. `history` is newest first.
 */
export async function openAccount(
  query: Query,
  userId: string,
  { balances, ...summary }: WalletSummary,
  history: readonly Transaction[] = [],
): Promise<void> {
  const account = accountOf(userId, summary.id);
  // `lockAccount` compares moments as text, so all of them are in UTC.
  const moment = new Date(millisOf(history[0]?.timestamp ?? summary.createdAt)).toISOString();
  // The lock makes two calls of the same user wait for each other, so each new wallet has a different position.
  const added = await query`UPDATE users SET wallets = wallets + 1
    WHERE id = ${userId} AND wallets < ${MOST_WALLETS} RETURNING wallets`;
  if (added.length === 0)
    throw new Problem(422, 'message', `A user can have at most ${MOST_WALLETS} wallets.`);
  await query`INSERT INTO accounts (id, user_id, position, moment, summary)
    SELECT ${account}, id, wallets, ${moment}, ${JSON.stringify(summary)}
    FROM users WHERE id = ${userId}`;
  for (const { id: currency } of CURRENCY_LIST) {
    // A balance of zero has a row too, because a missing balance means an unknown balance.
    await query`INSERT INTO balances (account, currency, amount)
      VALUES (${account}, ${currency}, '0')`;
    const opening = { payer: null, payee: account, currency, amount: balances[currency] ?? ZERO };
    if (isPositive(opening.amount)) await transfer(query, `opening ${account}`, opening);
  }
  for (const line of history.toReversed()) await addLine(query, account, line);
}
