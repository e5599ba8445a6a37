import type { ExchangeOrder, SendOrder } from '../domain/ledger';
import type { Call } from './simulation';

/** Goes with every call that moves money. */
export interface OperationOptions {
  /**
   * Tells the operation from all others. A call that is made again after a failure has the same
   * key, because an order may have been carried out though its answer was lost.
   */
  readonly idempotencyKey: string;
}

/**
 * Carries orders out in the outside world: once for each key, however often it is asked. Each call
 * resolves when the order is done and rejects when that is not known; the balances are the ledger's
 * business.
 */
export interface Payments {
  send(order: SendOrder, options: OperationOptions): Promise<void>;
  exchange(order: ExchangeOrder, options: OperationOptions): Promise<void>;
}

const PAYMENT_MS = 2_000;

/** The simulated payments: everything goes through after two seconds. */
export function createPayments(call: Call): Payments {
  return {
    send: () => call('send', PAYMENT_MS, () => undefined),
    exchange: () => call('exchange', PAYMENT_MS, () => undefined),
  };
}
