import type { Command } from './commands';
import type { CurrencyId } from '../domain/currency';
import type { ExchangeOrder, Order, SendOrder } from '../domain/ledger';
import type { Decimal } from '../domain/money';

/** An order to send dollars, unless something else is said. */
export function send(amount: Decimal, other: Partial<SendOrder> = {}): SendOrder {
  return { kind: 'send', recipient: 'ann@example.com', currency: 'usd', ...other, amount };
}

export function exchange(amount: Decimal, from: CurrencyId, to: CurrencyId): ExchangeOrder {
  return { kind: 'exchange', from, to, amount };
}

export function place(id: string, order: Order): Command {
  return { type: 'place', id, order };
}

/** Settles at ten o'clock, one hour after the worlds of the tests begin, unless another time is said. */
export function settle(id: string, at = '2025-11-21T10:00:00.000Z'): Command {
  return { type: 'settle', id, at };
}
