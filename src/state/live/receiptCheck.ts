import { isSameRecipient } from '../../domain/ledger/doubt';
import type { CurrencyInfo } from '../../domain/currency/currency';
import { currencyOf } from '../../domain/currency/currency';
import type { Order } from '../../domain/ledger/ledger';
import { sourceOf } from '../../domain/ledger/ledger';
import { compare } from '../../domain/money/money';
import type { HistoryRecord } from '../../domain/history/transaction';

/** The names of the fields in which a receipt's record contradicts its order. */
export function contradictionsOf(
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
