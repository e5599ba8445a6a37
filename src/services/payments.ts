import type { ExchangeOrder, SendOrder } from '../domain/ledger';
import type { Call } from './simulation';

/**
 * Carries orders out in the outside world. Each call resolves when the order is done and rejects
 * when it was not carried out; the balances are the ledger's business.
 */
export interface Payments {
  send(order: SendOrder): Promise<void>;
  exchange(order: ExchangeOrder): Promise<void>;
}

const PAYMENT_MS = 2_000;

/** The simulated payments: everything goes through after two seconds. */
export function createPayments(call: Call): Payments {
  return {
    send: () => call('send', PAYMENT_MS, () => undefined),
    exchange: () => call('exchange', PAYMENT_MS, () => undefined),
  };
}
