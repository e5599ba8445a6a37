import { currencyOf, type CurrencyInfo } from '../currency/currency';
import { unreadableOf } from '../history/readRecords';
import { isSameRecipient } from './doubt';
import { formatAmount, formatConverted } from '../money/format';
import {
  sourceOf,
  typedTexts,
  walletById,
  type Order,
  type PendingOrder,
  type WalletState,
} from './ledger';
import { add, compare, subtract, ZERO } from '../money/money';
import { defaultDescription, type HistoryRecord, type Transaction } from '../history/transaction';
import type { WalletRecord } from './wallet';

/**
 * Executes a pending order: changes the balances, and adds a transaction at the start of the history. If no order with
 * this id is pending, returns the same state, so an order is executed only once. `at` is the current time, ISO 8601,
 * UTC.
 */
export function settleOrder(state: WalletState, id: string, at: string): WalletState {
  const pending = state.pending.find((candidate) => candidate.id === id);
  if (!pending) return state;
  const { transactions } = walletById(state, pending.walletId);
  const timestamp = notBefore(at, transactions[0]?.timestamp);
  const line = record(state, pending.order, transactionId(state, timestamp), timestamp);
  return moveMoney(state, pending, [line, ...transactions]);
}

/** Changes the balances by the amounts of a pending order, and settles it. `transactions` is the wallet's new history. */
function moveMoney(
  state: WalletState,
  { id, walletId, order }: PendingOrder,
  transactions: readonly HistoryRecord[],
): WalletState {
  const wallet = walletById(state, walletId);
  const source = sourceOf(order);
  const spent = { [source]: subtract(wallet.balances[source] ?? ZERO, order.amount) };
  const credited =
    order.kind === 'exchange'
      ? { [order.to]: add(wallet.balances[order.to] ?? ZERO, order.received) }
      : {};
  const settled: WalletRecord = {
    ...wallet,
    balances: { ...wallet.balances, ...spent, ...credited },
    transactions,
  };
  const wallets = state.wallets.map((other) => (other.id === walletId ? settled : other));
  return settleUnchanged({ ...state, wallets }, id);
}

/** Settles a pending order without changing the balances. */
const settleUnchanged = (state: WalletState, id: string): WalletState => ({
  ...state,
  pending: state.pending.filter((pending) => pending.id !== id),
  settled: [...state.settled, id],
});

/**
 * Returns the later of two timestamps in UTC, so that the history stays sorted even if the device's clock was set back.
 */
function notBefore(at: string, newest = at): string {
  return Date.parse(newest) > Date.parse(at) ? new Date(newest).toISOString() : at;
}

/**
 * Returns a new id for a transaction: its time in milliseconds, and a counter if another transaction has the same time.
 */
function transactionId(state: WalletState, at: string): string {
  const base = String(Date.parse(at));
  // A history may be long, so only the ids that begin with this time are collected.
  const taken = new Set<string>();
  for (const { transactions } of state.wallets)
    for (const transaction of transactions)
      if (transaction.id.startsWith(base)) taken.add(transaction.id);
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  return id;
}

function record(
  { currencies }: WalletState,
  order: Order,
  id: string,
  timestamp: string,
): Transaction {
  const common = { id, amount: order.amount, timestamp, status: 'completed' } as const;
  if (order.kind === 'send') {
    const toAddress = order.recipient.trim();
    const { description, ...others } = typedTexts(order);
    return {
      ...common,
      type: 'send',
      currency: currencyOf(currencies, order.currency).symbol,
      toAddress,
      ...others,
      ...(description === undefined
        ? { description: defaultDescription(toAddress), made: 'sent' }
        : { description }),
    };
  }
  const from = currencyOf(currencies, order.from);
  const given = formatAmount(order.amount, from, { precision: 'exact' });
  const to = currencyOf(currencies, order.to);
  const received = formatConverted(order.received, to);
  return {
    ...common,
    type: 'exchange',
    currency: from.symbol,
    received: order.received,
    receivedCurrency: to.symbol,
    description: `Exchanged ${given} to ${received}`,
    made: 'exchanged',
  };
}

/** Adds a record to a history at the position of its date, unless the history already contains it. */
export function withRecord(
  history: readonly HistoryRecord[],
  line: HistoryRecord,
): readonly HistoryRecord[] {
  if (history.some(({ id }) => id === line.id)) return history;
  const moment = Date.parse(line.timestamp ?? '');
  const place = history.findIndex(({ timestamp = '' }) => Date.parse(timestamp) <= moment);
  return place === -1 ? [...history, line] : history.toSpliced(place, 0, line);
}

/**
 * Settles a pending order with the record that the back end returned.
 *
 * - The balances change by the amounts of the order, and the record is added to the history.
 * - The balances in the back end's response are not used. Responses may arrive in another order than the payments, so
 *   an older response would undo a newer payment.
 * - A record that contradicts the order is replaced by an unreadable record, so that no sum includes its amount.
 *   `report` receives the names of the contradicting fields.
 */
export function settleByReceipt(
  state: WalletState,
  id: string,
  transaction: HistoryRecord,
  report: (fields: readonly string[]) => void = () => undefined,
): WalletState {
  const pending = state.pending.find((candidate) => candidate.id === id);
  if (!pending) return state;
  const { transactions } = walletById(state, pending.walletId);
  // The app has already read this record, so the balances include the order.
  if (transactions.some((line) => line.id === transaction.id)) return settleUnchanged(state, id);
  const contradictions = contradictionsOf(pending.order, transaction, state.currencies);
  if (contradictions.length > 0) report(contradictions);
  const line = contradictions.length > 0 ? unreadableOf(transaction) : transaction;
  return moveMoney(state, pending, withRecord(transactions, line));
}

function contradictionsOf(
  order: Order,
  { type, amount, currency, received, toAddress }: HistoryRecord,
  currencies: readonly CurrencyInfo[],
): readonly string[] {
  const { symbol } = currencyOf(currencies, sourceOf(order));
  const isOtherReceived =
    order.kind === 'exchange' && received !== undefined && compare(received, order.received) !== 0;
  const isOtherRecipient =
    order.kind === 'send' &&
    toAddress !== undefined &&
    !isSameRecipient(toAddress, order.recipient);
  const contradictions = {
    type: type !== undefined && type !== order.kind,
    amount: amount !== undefined && compare(amount, order.amount) !== 0,
    currency: currency !== undefined && currency !== symbol,
    toAddress: isOtherRecipient,
    received: isOtherReceived,
  };
  return Object.entries(contradictions).flatMap(([name, isOne]) => (isOne ? [name] : []));
}
