import type {
  BalanceSheet,
  HistoryPage,
  HistoryQuery,
  ReceiveAddresses,
  WalletSummary,
} from '../../../src/backend/walletAdapter';
import type { Market } from '../../../src/domain/currency/currency';
import { CURRENCY_LIST, forEachCurrency } from '../../../src/domain/currency/currency';
import type { Transaction } from '../../../src/domain/history/transaction';
import type { Decimal } from '../../../src/domain/money/money';
import { priceSeries } from '../../../src/domain/prices/priceHistory';
import { receivingAddress } from '../../../src/domain/demo/demoAddresses';
import type { Query } from './database';
import type { StoredSummary } from './ledger';
import { accountOf, NO_MONEY } from './ledger';
import { Problem } from './problems';

/** Reads all wallets of a user. A single statement reads them, so their balances are from the same point in time. */
export async function readBalances(
  query: Query,
  userId: string,
  market: Market,
  now: number,
): Promise<BalanceSheet> {
  const rows = await query(
    `SELECT id, summary, currency, amount FROM accounts LEFT JOIN balances ON account = id
     WHERE user_id = $1 ORDER BY position`,
    [userId],
  );
  const wallets = new Map<unknown, WalletSummary>();
  for (const { id, summary, currency, amount } of rows) {
    const wallet = wallets.get(id) ?? {
      ...(JSON.parse(summary as string) as StoredSummary),
      balances: NO_MONEY,
    };
    const balances =
      currency === null
        ? wallet.balances
        : { ...wallet.balances, [currency as string]: amount as Decimal };
    wallets.set(id, { ...wallet, balances });
  }
  const at = new Date(now).toISOString();
  return { wallets: [...wallets.values()], currencies: CURRENCY_LIST, market, at };
}

const cursorOf = (number: number) => Buffer.from(String(number)).toString('base64url');

function numberOf(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem('bad-request', 'The cursor is unknown.');
  return Number(text);
}

/**
 * Reads a page of a history. The cursor is the number of the last line on the previous page. The numbers of lines never
 * change, so new lines do not move the next page.
 */
export async function readHistory(
  query: Query,
  userId: string,
  { walletId, cursor, limit = 50 }: HistoryQuery,
): Promise<HistoryPage> {
  const account = await accountOf(query, userId, walletId);
  const rows = await query(
    `SELECT number, line FROM history
     WHERE account = $1 AND number < $2 ORDER BY number DESC LIMIT $3`,
    // One additional row shows whether there is a next page.
    [account, cursor === undefined ? 2_147_483_647 : numberOf(cursor), limit + 1],
  );
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    transactions: shown.map(({ line }) => JSON.parse(line as string) as Transaction),
    next: rows.length > limit && last ? cursorOf(Number(last['number'])) : null,
  };
}

/** Reads a line of a history by the id of its transaction. */
export async function readTransaction(
  query: Query,
  userId: string,
  walletId: string,
  id: string,
): Promise<Transaction> {
  const account = await accountOf(query, userId, walletId);
  const [row] = await query('SELECT line FROM history WHERE account = $1 AND id = $2', [
    account,
    id,
  ]);
  if (!row) throw new Problem('unknown-transaction', 'The wallet has no such transaction.');
  return JSON.parse(row['line'] as string) as Transaction;
}

/** Returns the sample addresses for receiving, which all wallets share. */
export async function readAddresses(
  query: Query,
  userId: string,
  walletId: string,
): Promise<{ readonly addresses: ReceiveAddresses }> {
  await accountOf(query, userId, walletId);
  return { addresses: forEachCurrency(CURRENCY_LIST, receivingAddress) };
}

/** Generates past prices that end at the current price. Returns no prices if the currency is unknown. */
export function readPriceHistory(id: string, market: Market, now: number) {
  const currency = CURRENCY_LIST.find((one) => one.id === id);
  if (!currency) return { prices: [] };
  const swing = currency.id === CURRENCY_LIST[0]?.id ? 'none' : currency.type;
  const points = priceSeries({ ...market[currency.id], seed: id, swing }, now);
  return { prices: points.map(({ at, price }) => ({ at: new Date(at).toISOString(), price })) };
}
