import { currencyOf } from '../currency/currency';
import { formatAmount, formatConverted } from '../money/format';
import type { Order, WalletState } from './ledger';
import { sourceOf, typedTexts, walletById } from './ledger';
import { add, subtract, ZERO } from '../money/money';
import type { Transaction } from '../history/transaction';
import { defaultDescription } from '../history/transaction';
import type { WalletRecord } from './wallet';

/**
 * Executes a pending order: moves the money and adds the transaction at the start of the list. An id that is not
 * pending changes nothing, so an order is executed only once. `at` is the current time, ISO 8601 in UTC.
 */
export function settleOrder(state: WalletState, id: string, at: string): WalletState {
  const pending = state.pending.find((candidate) => candidate.id === id);
  if (!pending) return state;
  const { order, walletId } = pending;
  const wallet = walletById(state, walletId);
  const source = sourceOf(order);
  const spent = { [source]: subtract(wallet.balances[source] ?? ZERO, order.amount) };
  const credited =
    order.kind === 'exchange'
      ? { [order.to]: add(wallet.balances[order.to] ?? ZERO, order.received) }
      : {};
  const timestamp = notBefore(at, wallet.transactions[0]?.timestamp);
  const settled: WalletRecord = {
    ...wallet,
    balances: { ...wallet.balances, ...spent, ...credited },
    transactions: [
      record(state, order, transactionId(state, timestamp), timestamp),
      ...wallet.transactions,
    ],
  };
  return {
    ...state,
    wallets: state.wallets.map((other) => (other.id === walletId ? settled : other)),
    pending: state.pending.filter((other) => other.id !== id),
    settled: [...state.settled, id],
  };
}

/** Returns the later of two timestamps, so that the list remains sorted when the device's clock is set back. */
function notBefore(at: string, newest = at): string {
  return Date.parse(newest) > Date.parse(at) ? newest : at;
}

/**
 * Makes the id of a transaction: its time in milliseconds, followed by a counter if another transaction has that id.
 */
function transactionId(state: WalletState, at: string): string {
  const base = String(Date.parse(at));
  // Only the ids that begin with this time are collected, because a history may be long.
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
