import type { Command } from './commands';
import { CURRENCIES, type DefaultCurrencyId } from '../domain/currency/currency';
import type { ExchangeOrder, Order, SendOrder } from '../domain/ledger/ledger';
import type { Decimal } from '../domain/money/money';
import { convert } from '../domain/prices/rates';
import { sampleRate } from '../domain/prices/sampleRates';

/** Creates an order to send money. The default currency is US dollars. */
export function send(amount: Decimal, other: Partial<SendOrder> = {}): SendOrder {
  return { kind: 'send', recipient: 'ann@example.com', currency: 'usd', ...other, amount };
}

/** Creates an order to exchange money at the sample rate. */
export function exchange(
  amount: Decimal,
  from: DefaultCurrencyId,
  to: DefaultCurrencyId,
): ExchangeOrder {
  const received = convert(amount, sampleRate(from, to).rate, CURRENCIES[to]);
  return { kind: 'exchange', from, to, amount, received };
}

export function place(id: string, order: Order): Command {
  return { type: 'place', id, order };
}

/** Creates a command that settles an order. `at` is the time of the settlement, ISO 8601 in UTC. */
export function settle(id: string, at = '2025-11-21T10:00:00.000Z'): Command {
  return { type: 'settle', id, at };
}
