import { CURRENCY_LIST, forEachCurrency } from '../../../src/domain/currency/currency';
import type { Market } from '../../../src/domain/currency/currency';
import type { Transaction } from '../../../src/domain/history/transaction';
import type {
  BalanceSheet,
  HistoryPage,
  HistoryQuery,
  ReceiveAddresses,
  WalletSummary,
} from '../../../src/backend/walletAdapter';
import { priceSeries } from '../../../src/domain/prices/priceHistory';
import { receivingAddress } from '../../../src/domain/demo/demoAddresses';
import type { StoredSummary } from './accounts';
import { accountOf, NO_MONEY } from './accounts';
import type { Executor } from './groupCommit';
import { Problem } from './problems';

/** All wallets of a user. A single statement reads them, so that they are consistent. */
export async function readBalances(
  on: Executor,
  userId: string,
  market: Market,
  now: number,
): Promise<BalanceSheet> {
  const { rows } = await on.execute({
    sql: `SELECT summary, (
            SELECT json_group_object(currency, amount) FROM balances WHERE account = accounts.id
          ) AS balances
          FROM accounts WHERE user_id = ? ORDER BY id`,
    args: [userId],
  });
  const wallets = rows.map((row): WalletSummary => ({
    ...(JSON.parse(row['summary'] as string) as StoredSummary),
    balances: {
      ...NO_MONEY,
      ...(JSON.parse(row['balances'] as string) as WalletSummary['balances']),
    },
  }));
  return { wallets, currencies: CURRENCY_LIST, market, at: new Date(now).toISOString() };
}

const cursorOf = (seq: number) => Buffer.from(String(seq)).toString('base64url');

function seqOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new Problem('bad-request', 'The cursor is unknown.');
  return Number(text);
}

/**
 * A page of a history. The cursor is the number of the last line on the previous page. Numbers never change, so that
 * new lines do not move the next page.
 */
export async function readHistory(
  on: Executor,
  userId: string,
  { walletId, cursor, limit = 50 }: HistoryQuery,
): Promise<HistoryPage> {
  const account = await accountOf(on, userId, walletId);
  const { rows } = await on.execute({
    sql: `SELECT seq, transaction_json FROM history
          WHERE account = ? AND seq < ? ORDER BY seq DESC LIMIT ?`,
    // One additional row shows whether there is a next page.
    args: [account, cursor === undefined ? Number.MAX_SAFE_INTEGER : seqOf(cursor), limit + 1],
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    transactions: shown.map((row) => JSON.parse(row['transaction_json'] as string) as Transaction),
    next: rows.length > limit && last ? cursorOf(Number(last['seq'])) : null,
  };
}

/** A line of a history, by the id of its transaction. */
export async function readTransaction(
  on: Executor,
  userId: string,
  { walletId, id }: { readonly walletId: string; readonly id: string },
): Promise<Transaction> {
  const account = await accountOf(on, userId, walletId);
  const { rows } = await on.execute({
    sql: `SELECT transaction_json FROM history
          WHERE account = ? AND transaction_json ->> '$.id' = ?`,
    args: [account, id],
  });
  const [row] = rows;
  if (!row) throw new Problem('unknown-transaction', 'The wallet has no such transaction.');
  return JSON.parse(row['transaction_json'] as string) as Transaction;
}

/** The sample addresses, which all wallets share. */
export async function readAddresses(
  on: Executor,
  userId: string,
  walletId: string,
): Promise<{ readonly addresses: ReceiveAddresses }> {
  await accountOf(on, userId, walletId);
  return { addresses: forEachCurrency(CURRENCY_LIST, receivingAddress) };
}

/** Generated past prices that end at the current price; empty for an unknown currency. */
export function readPriceHistory(id: string, market: Market, now: number) {
  const currency = CURRENCY_LIST.find((one) => one.id === id);
  if (!currency) return { prices: [] };
  const swing = currency.id === CURRENCY_LIST[0]?.id ? 'none' : currency.type;
  const points = priceSeries({ ...market[currency.id], seed: id, swing }, now);
  return { prices: points.map(({ at, price }) => ({ at: new Date(at).toISOString(), price })) };
}
