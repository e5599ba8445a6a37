import type { WalletSummary } from '../../../src/backend/walletAdapter';
import type { Balances, CurrencyId } from '../../../src/domain/currency/currency';
import { CURRENCY_LIST, forEachCurrency } from '../../../src/domain/currency/currency';
import type { Transaction } from '../../../src/domain/history/transaction';
import type { Decimal } from '../../../src/domain/money/money';
import { add, subtract, ZERO } from '../../../src/domain/money/money';
import type { Query } from './database';
import { insert } from './database';
import { Problem } from './problems';

/** The balances of an empty wallet: a zero for each currency, because a missing currency means an unknown balance. */
export const NO_MONEY: Balances = forEachCurrency(CURRENCY_LIST, () => ZERO);

/** A wallet without its balances. Another table stores the balances. */
export type StoredSummary = Omit<WalletSummary, 'balances'>;

/** An account that this transaction has locked: no other transaction can change the account until this one ends. */
export interface LockedAccount {
  readonly id: string;
  readonly summary: StoredSummary;
  readonly balances: Balances;
  /** The newest line of the history. Undefined if the history is empty. */
  readonly newest: Transaction | undefined;
  /** The number of the newest line, from 1. It is 0 if the history is empty. */
  readonly number: number;
}

/** A transfer of an amount above zero from one account to another. Null is the world outside this ledger. */
export interface Transfer {
  readonly payer: string | null;
  readonly payee: string | null;
  readonly currency: CurrencyId;
  readonly amount: Decimal;
}

/** Returns the id of the account that stores a user's wallet. */
export async function accountOf(query: Query, userId: string, walletId: string): Promise<string> {
  const text = 'SELECT id FROM accounts WHERE user_id = $1 AND wallet_id = $2';
  const [row] = await query(text, [userId, walletId]);
  if (!row) throw new Problem('unknown-wallet', 'There is no such wallet.');
  return row['id'] as string;
}

/** Locks two accounts and reads them. The locks are in the order of the ids, so two calls cannot deadlock. */
export async function lockAccounts(
  query: Query,
  one: string,
  other: string,
): Promise<ReadonlyMap<string, LockedAccount>> {
  const ids = [one, other];
  const accounts = await query(
    'SELECT id, summary FROM accounts WHERE id IN ($1, $2) ORDER BY id FOR UPDATE',
    ids,
  );
  // These statements are separate from the lock. So they read the commits that other transactions made before the lock.
  const balances = await query(
    'SELECT account, currency, amount FROM balances WHERE account IN ($1, $2)',
    ids,
  );
  const lines = await query(
    `SELECT account, number, line FROM history WHERE account IN ($1, $2)
     AND number = (SELECT max(number) FROM history AS other WHERE other.account = history.account)`,
    ids,
  );
  return new Map(
    accounts.map(({ id, summary }) => {
      const own = balances.filter(({ account }) => account === id);
      const newest = lines.find(({ account }) => account === id);
      const account: LockedAccount = {
        id: id as string,
        summary: JSON.parse(summary as string) as StoredSummary,
        balances: {
          ...NO_MONEY,
          ...Object.fromEntries(own.map(({ currency, amount }) => [currency, amount])),
        },
        newest: newest && (JSON.parse(newest['line'] as string) as Transaction),
        number: Number(newest?.['number'] ?? 0),
      };
      return [account.id, account];
    }),
  );
}

/** Returns the balances of an account after transfers. */
export function balancesAfter(
  { id, balances }: LockedAccount,
  transfers: readonly Transfer[],
): Balances {
  const after: Record<string, Decimal> = { ...balances };
  for (const { payer, payee, currency, amount } of transfers) {
    if (payer === id) after[currency] = subtract(after[currency] ?? ZERO, amount);
    if (payee === id) after[currency] = add(after[currency] ?? ZERO, amount);
  }
  return after;
}

/** Writes the transfers of a posting, and the resulting balances of the accounts. */
export async function post(
  query: Query,
  posting: string,
  accounts: Iterable<LockedAccount>,
  transfers: readonly Transfer[],
): Promise<void> {
  const rows = transfers.map(({ payer, payee, currency, amount }, line) => {
    return [posting, line, payer, payee, currency, amount] as const;
  });
  await insert(query, 'transfers (posting, line, payer, payee, currency, amount)', rows);
  const moved = new Set(transfers.map(({ currency }) => currency));
  const balances = [...accounts].flatMap((account) =>
    Object.entries(balancesAfter(account, transfers))
      .filter(([currency]) => moved.has(currency as CurrencyId))
      .map(([currency, amount]) => [account.id, currency, amount] as const),
  );
  const end = 'ON CONFLICT (account, currency) DO UPDATE SET amount = excluded.amount';
  await insert(query, 'balances (account, currency, amount)', balances, end);
}

/** Adds lines to the history of an account, oldest first, after the line with the number `after`. */
export async function writeLines(
  query: Query,
  account: string,
  after: number,
  lines: readonly Transaction[],
): Promise<void> {
  const rows = lines.map((line, index) => {
    return [account, after + index + 1, line.id, JSON.stringify(line)] as const;
  });
  await insert(query, 'history (account, number, id, line)', rows);
}
