import { isSameRecipient } from '../domain/ledger/doubt';
import type { CurrencyInfo } from '../domain/currency/currency';
import { currencyOf } from '../domain/currency/currency';
import type { Order } from '../domain/ledger/ledger';
import { sourceOf } from '../domain/ledger/ledger';
import { compare } from '../domain/money/money';
import type { HistoryRecord, UnreadableRecord } from '../domain/history/transaction';
import { isUnreadable } from '../domain/history/transaction';

type Unread = UnreadableRecord['unread'];

/** The fields in which a receipt's record contradicts its order, as the back end wrote them. */
export function contradictionsOf(
  order: Order,
  { type, amount, currency, received, toAddress }: HistoryRecord,
  currencies: readonly CurrencyInfo[],
): Unread {
  const { symbol } = currencyOf(currencies, sourceOf(order));
  const isOtherReceived =
    order.kind === 'exchange' && received !== undefined && compare(received, order.received) !== 0;
  const isOtherRecipient =
    order.kind === 'send' &&
    toAddress !== undefined &&
    !isSameRecipient(toAddress, order.recipient);
  return {
    ...(type !== undefined && type !== order.kind && { type }),
    ...(amount !== undefined && compare(amount, order.amount) !== 0 && { amount }),
    ...(currency !== undefined && currency !== symbol && { currency }),
    ...(isOtherRecipient && { toAddress }),
    ...(isOtherReceived && { received }),
  };
}

/** Returns the record with the contradicting fields as unreadable parts, so that no sum includes them. */
export function markedLine(line: HistoryRecord, contradictions: Unread): HistoryRecord {
  if (Object.keys(contradictions).length === 0) return line;
  const believed = Object.entries(line).filter(([name]) => !Object.hasOwn(contradictions, name));
  const unread = { ...(isUnreadable(line) && line.unread), ...contradictions };
  return { ...Object.fromEntries(believed), id: line.id, unread };
}
