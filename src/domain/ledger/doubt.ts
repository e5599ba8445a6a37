import type { Order, PendingOrder, WalletState } from './ledger';
import { currencyOf } from '../currency/currency';
import { sourceOf, typedTexts } from './ledger';
import { compare } from '../money/money';
import type { HistoryRecord } from '../history/transaction';
import { isUnreadable, PAYMENT_TEXTS } from '../history/transaction';

/*
 * An order is in doubt if its call failed without a response, because the back end may have executed the order. Its
 * hold remains until a response or a record of the history settles the order, so that the amount cannot be spent twice.
 */

/** The pending orders that are in doubt, oldest first. */
export function ordersInDoubt(pending: readonly PendingOrder[]): readonly PendingOrder[] {
  return pending.filter(({ inDoubt }) => inDoubt);
}

/**
 * Marks a pending order as in doubt and keeps its hold. With `isMade`, the back end has reported that the order was
 * made before, so the next reading of the history settles it.
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

/** Whether two recipients are the same. Case is ignored. */
export const isSameRecipient = (one: string, other: string): boolean => plain(one) === plain(other);

/** Whether two orders move the same amount to the same recipient, or into the same currency. */
export function isSamePayment(one: Order, other: Order): boolean {
  if (sourceOf(one) !== sourceOf(other) || compare(one.amount, other.amount) !== 0) return false;
  if (one.kind === 'send')
    return other.kind === 'send' && isSameRecipient(one.recipient, other.recipient);
  return other.kind === 'exchange' && one.to === other.to;
}

/** Finds an order in doubt that is the same payment as `order` from the active wallet. */
export function doubtAbout(
  { pending, activeWalletId }: Pick<WalletState, 'pending' | 'activeWalletId'>,
  order: Order,
): PendingOrder | undefined {
  return ordersInDoubt(pending).find(
    (doubt) => doubt.walletId === activeWalletId && isSamePayment(doubt.order, order),
  );
}

/**
 * Whether a record of the history belongs to an order. If the user typed a description, or another text of a
 * payment, the record must have the same text.
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
 * Finds the record of each order among `lines`, by the order's key. Each record belongs to at most one order. Orders
 * with more typed texts are matched first. Otherwise an order without a description could claim their record.
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
 * Settles the orders in doubt of a wallet whose records are in `lines`, the newest page of the wallet's history. Each
 * new record settles at most one order. The hold of a settled order ends, because the balances that are read after
 * these records already include the order. An order that the back end has reported as made also ends without a record.
 */
export function settleFoundDoubts(
  state: WalletState,
  walletId: string,
  lines: readonly HistoryRecord[],
): WalletState {
  const doubts = ordersInDoubt(state.pending).filter((doubt) => doubt.walletId === walletId);
  // Without a loaded history, it is unknown which records are new.
  if (doubts.length === 0 || state.older?.[walletId] === null) return state;
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
