import { sql } from 'kysely';
import type { WalletSummary } from '../../../src/backend/walletAdapter';
import type { CurrencyId } from '../../../src/domain/currency/currency';
import { CURRENCY_LIST } from '../../../src/domain/currency/currency';
import type { Transaction } from '../../../src/domain/history/transaction';
import type { Decimal } from '../../../src/domain/money/money';
import { add, isPositive, subtract, ZERO } from '../../../src/domain/money/money';
import type { Query } from './database';
import { Problem } from './problems';

/** Moves an amount above zero from one account to another. Null is the world outside. */
export interface Transfer {
  readonly payer: string | null;
  readonly payee: string | null;
  readonly currency: CurrencyId;
  readonly amount: Decimal;
}

/** The id of the account that stores a user's wallet. */
export const accountOf = (userId: string, walletId: string) => `${userId}/${walletId}`;

/** Reads the wallet of an account as the API returns it. */
export async function readWallet(query: Query, account: string): Promise<WalletSummary> {
  const [row] = await query<{ wallet: string }>`SELECT wallet FROM wallets WHERE id = ${account}`;
  if (!row) throw new Problem(404, 'unknown-wallet', 'There is no such wallet.');
  return JSON.parse(row.wallet) as WalletSummary;
}

/**
 * Locks an account until the transaction ends. Returns the moment of its next line, which is not before its last one,
 * even if the clock was set back.
 */
export async function lockAccount(query: Query, account: string, now: number): Promise<string> {
  const at = new Date(now).toISOString();
  const [row] = await query<{ moment: string }>`
    UPDATE accounts SET moment = CASE WHEN moment > ${at} THEN moment ELSE ${at} END
    WHERE id = ${account} RETURNING moment`;
  return row?.moment ?? at;
}

/** Writes a transfer between locked accounts, and their balances after it. */
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

/** Adds a line to the history of a locked account. */
export async function addLine(query: Query, account: string, line: Transaction): Promise<void> {
  await query`INSERT INTO history (account, number, id, line)
    SELECT ${account}, coalesce(max(number), 0) + 1, ${line.id}, ${JSON.stringify(line)}
    FROM history WHERE account = ${account}`;
}

/** Stores a user's new wallet, and its history, newest first. Its money arrives from outside. */
export async function openAccount(
  query: Query,
  userId: string,
  { balances, ...summary }: WalletSummary,
  history: readonly Transaction[] = [],
): Promise<void> {
  const account = accountOf(userId, summary.id);
  const moment = history[0]?.timestamp ?? summary.createdAt;
  // Two new wallets of a user wait for each other, so that each gets its own position.
  await query`UPDATE users SET wallets = wallets + 1 WHERE id = ${userId}`;
  await query`INSERT INTO accounts (id, user_id, position, moment, summary)
    SELECT ${account}, id, wallets, ${moment}, ${JSON.stringify(summary)}
    FROM users WHERE id = ${userId}`;
  for (const { id: currency } of CURRENCY_LIST) {
    // Also for a balance of zero, because a missing one means that it is unknown.
    await query`INSERT INTO balances (account, currency, amount)
      VALUES (${account}, ${currency}, '0')`;
    const opening = { payer: null, payee: account, currency, amount: balances[currency] ?? ZERO };
    if (isPositive(opening.amount)) await transfer(query, `opening ${account}`, opening);
  }
  for (const line of history.toReversed()) await addLine(query, account, line);
}
