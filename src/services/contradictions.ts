import { isSameRecipient } from '../domain/ledger/doubt';
import type { CurrencyInfo } from '../domain/currency/currency';
import { currencyOf } from '../domain/currency/currency';
import type { Order } from '../domain/ledger/ledger';
import { sourceOf } from '../domain/ledger/ledger';
import { compare } from '../domain/money/money';
import type { OddField, Transaction } from '../domain/history/transaction';

type Odd = Partial<Record<OddField, string>>;

/** The fields in which a receipt's line contradicts its order, as the back end wrote them. */
export function contradictionsOf(
  order: Order,
  { type, amount, currency, received, toAddress, odd = {} }: Transaction,
  currencies: readonly CurrencyInfo[],
): Odd {
  const is: Odd = {};
  if (odd.type === undefined && type !== order.kind) is.type = type;
  if (odd.amount === undefined && compare(amount, order.amount) !== 0) is.amount = amount;
  if (odd.currency === undefined && currency !== currencyOf(currencies, sourceOf(order)).symbol)
    is.currency = currency;
  if (order.kind === 'send' && toAddress !== undefined)
    if (!isSameRecipient(toAddress, order.recipient)) is.toAddress = toAddress;
  if (order.kind === 'exchange' && received !== undefined)
    if (compare(received, order.received) !== 0) is.received = received;
  return is;
}

/** The line with a mark at each contradiction. An amount that is not the ordered one counts in no sum. */
export function markedLine(line: Transaction, contradictions: Odd): Transaction {
  if (Object.keys(contradictions).length === 0) return line;
  const odd = { ...line.odd, ...contradictions };
  return { ...line, ...(contradictions.amount !== undefined && { amount: '0' }), odd };
}
