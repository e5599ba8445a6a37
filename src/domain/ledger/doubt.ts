import { currencyOf } from '../currency/currency';
import { sourceOf, typedTexts, type Order, type PendingOrder, type WalletState } from './ledger';
import { compare } from '../money/money';
import { isUnreadable, PAYMENT_TEXTS, type HistoryRecord } from '../history/transaction';

/*
 * An order is in doubt if its call failed without a response, because the back end may have executed the order. The
 * order's amount stays reserved, so that the user cannot spend it twice. The reservation ends when a response or a
 * record in the history shows the order's result.
 */

/** Returns the pending orders whose result is unknown, oldest first. */
export function ordersInDoubt(pending: readonly PendingOrder[]): readonly PendingOrder[] {
  return pending.filter(({ inDoubt }) => inDoubt);
}

/**
 * Marks a pending order as in doubt, because its call failed without a response. Its amount stays reserved. Set
 * `isMade` if the back end has reported that the order was executed; then the next update of the history settles the
 * order.
 */
export function doubtOrder(state: WalletState, id: string, isMade = false): WalletState {
  const pending = state.pending.map((order) =>
    order.id === id
      ? { ...order, inDoubt: true as const, ...(isMade && { isMade: true as const }) }
      : order,
  );
  return { ...state, pending };
}

const plain = (recipient: string) => recipient.trim().normalize('NFC').toLowerCase();

/** Returns whether two recipients are equal, ignoring case and surrounding spaces. */
export const isSameRecipient = (one: string, other: string): boolean => plain(one) === plain(other);

/**
 * Returns whether two orders move the same amount in the same currency to the same recipient, or into the same
 * currency.
 */
export function isSamePayment(one: Order, other: Order): boolean {
  if (sourceOf(one) !== sourceOf(other) || compare(one.amount, other.amount) !== 0) return false;
  if (one.kind === 'send')
    return other.kind === 'send' && isSameRecipient(one.recipient, other.recipient);
  return other.kind === 'exchange' && one.to === other.to;
}

/** Returns an order of the active wallet that moves the same money as `order` and whose result is unknown. */
export function doubtAbout(
  { pending, activeWalletId }: Pick<WalletState, 'pending' | 'activeWalletId'>,
  order: Order,
): PendingOrder | undefined {
  return ordersInDoubt(pending).find(
    (doubt) => doubt.walletId === activeWalletId && isSamePayment(doubt.order, order),
  );
}

/**
 * Returns whether a record of the history may be the result of an order. If the order has a description, the record
 * must have the same description.
 */
function isLineOf(order: Order, symbol: string, line: HistoryRecord): boolean {
  if (isUnreadable(line) || line.type !== order.kind || line.currency !== symbol) return false;
  if (compare(line.amount, order.amount) !== 0) return false;
  if (order.kind === 'exchange') return true;
  const typed = typedTexts(order);
  const recorded = typedTexts(line);
  return (
    isSameRecipient(line.toAddress ?? '', order.recipient) &&
    PAYMENT_TEXTS.every((name) => typed[name] === undefined || typed[name] === recorded[name])
  );
}

/**
 * Finds the record of each order in `lines`. The result's keys are the ids of the orders.
 *
 * Each record belongs to at most one order. Orders with a description are matched first, because an order without a
 * description matches any record with its amount and recipient.
 */
export function recordsOfOrders(
  { currencies }: Pick<WalletState, 'currencies'>,
  orders: readonly PendingOrder[],
  lines: readonly HistoryRecord[],
): ReadonlyMap<string, HistoryRecord> {
  const free = [...lines];
  const found = new Map<string, HistoryRecord>();
  const textsIn = ({ order }: PendingOrder) =>
    order.kind === 'send' ? Object.keys(typedTexts(order)).length : 0;
  for (const { id, order } of orders.toSorted((one, other) => textsIn(other) - textsIn(one))) {
    const { symbol } = currencyOf(currencies, sourceOf(order));
    const at = free.findIndex((line) => isLineOf(order, symbol, line));
    const [record] = at < 0 ? [] : free.splice(at, 1);
    if (record) found.set(id, record);
  }
  return found;
}

/**
 * Settles the orders of a wallet whose result was unknown, if it is known now. `lines` is the newest page of the
 * wallet's history.
 *
 * - A new record in `lines` settles at most one order.
 * - An order with `isMade` is settled without a record.
 * - The balances do not change, because the app reads them after the history, so they already include the order.
 */
export function settleFoundDoubts(
  state: WalletState,
  walletId: string,
  lines: readonly HistoryRecord[],
): WalletState {
  const doubts = ordersInDoubt(state.pending).filter((doubt) => doubt.walletId === walletId);
  // If the history is not loaded, it is unknown which records are new.
  if (state.older?.[walletId] === null) return state;
  const wallet = state.wallets.find(({ id }) => id === walletId);
  const known = new Set(wallet?.transactions.map(({ id }) => id));
  const records = recordsOfOrders(
    state,
    doubts,
    lines.filter(({ id }) => !known.has(id)),
  );
  const ended = doubts.filter(({ id, isMade }) => isMade || records.has(id)).map(({ id }) => id);
  if (ended.length === 0) return state;
  return {
    ...state,
    pending: state.pending.filter(({ id }) => !ended.includes(id)),
    settled: [...state.settled, ...ended],
  };
}
