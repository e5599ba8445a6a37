import type { Balances, CurrencyId } from '../../../src/domain/currency/currency';
import { CURRENCY_LIST, forEachCurrency } from '../../../src/domain/currency/currency';
import type { Decimal } from '../../../src/domain/money/money';
import { add, ZERO } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/history/transaction';
import type { WalletSummary } from '../../../src/backend/walletAdapter';
import type { Executor } from './groupCommit';
import { Problem } from './problems';

/** The account of the outside world. It sends and receives money, and its balance may be negative. */
export const OUTSIDE = 0;

/** The balances of an empty wallet. They include zeros, because a missing currency means an unknown balance. */
export const NO_MONEY: Balances = forEachCurrency(CURRENCY_LIST, () => ZERO);

/** A wallet without its balances, which are in another table. */
export type StoredSummary = Omit<WalletSummary, 'balances'>;

/** An entry of the double-entry book: it adds a positive or negative amount of a currency to an account. */
export interface Entry {
  readonly account: number;
  readonly currency: CurrencyId;
  readonly amount: Decimal;
}

/** The account number of a user's wallet. */
export async function accountOf(on: Executor, userId: string, walletId: string): Promise<number> {
  const { rows } = await on.execute({
    sql: 'SELECT id FROM accounts WHERE user_id = ? AND wallet_id = ?',
    args: [userId, walletId],
  });
  const [row] = rows;
  if (!row) throw new Problem('unknown-wallet', 'There is no such wallet.');
  return Number(row['id']);
}

/** Stores a user's wallet, without money, and returns its account number. */
export async function addAccount(
  on: Executor,
  userId: string,
  summary: StoredSummary,
): Promise<number> {
  const { lastInsertRowid } = await on.execute({
    sql: 'INSERT INTO accounts (user_id, wallet_id, summary) VALUES (?, ?, ?)',
    args: [userId, summary.id, JSON.stringify(summary)],
  });
  return Number(lastInsertRowid);
}

/** The stored summary of an account. */
export async function summaryOf(on: Executor, account: number): Promise<StoredSummary> {
  const sql = 'SELECT summary FROM accounts WHERE id = ?';
  const { rows } = await on.execute({ sql, args: [account] });
  return JSON.parse(rows[0]?.['summary'] as string) as StoredSummary;
}

/** All balances of an account. */
export async function balancesOf(on: Executor, account: number): Promise<Balances> {
  const { rows } = await on.execute({
    sql: 'SELECT currency, amount FROM balances WHERE account = ?',
    args: [account],
  });
  return {
    ...NO_MONEY,
    ...Object.fromEntries(rows.map((row) => [row['currency'] as string, row['amount'] as string])),
  };
}

/** Books entries whose sum is zero, and updates the balances. */
export async function book(on: Executor, posting: string, entries: readonly Entry[]) {
  for (const { account, currency, amount } of entries) {
    const { rows } = await on.execute({
      sql: 'SELECT amount FROM balances WHERE account = ? AND currency = ?',
      args: [account, currency],
    });
    const before = (rows[0]?.['amount'] ?? ZERO) as Decimal;
    await on.execute({
      sql: `INSERT INTO balances (account, currency, amount) VALUES (?1, ?2, ?3)
            ON CONFLICT DO UPDATE SET amount = ?3`,
      args: [account, currency, add(before, amount)],
    });
    await on.execute({
      sql: 'INSERT INTO entries (posting, account, currency, amount) VALUES (?, ?, ?, ?)',
      args: [posting, account, currency, amount],
    });
  }
}

/** The newest line of an account's history; an empty array for an empty history. */
export async function newestOf(on: Executor, account: number): Promise<readonly Transaction[]> {
  const { rows } = await on.execute({
    sql: 'SELECT transaction_json FROM history WHERE account = ? ORDER BY seq DESC LIMIT 1',
    args: [account],
  });
  return rows.map((row) => JSON.parse(row['transaction_json'] as string) as Transaction);
}

/** Adds a line to an account's history, as the newest one. */
export async function writeLine(on: Executor, account: number, line: Transaction): Promise<void> {
  await on.execute({
    sql: 'INSERT INTO history (account, transaction_json) VALUES (?, ?)',
    args: [account, JSON.stringify(line)],
  });
}
