import type { MessageRefusal } from '../domain/ledger/call';
import type { ExchangeOrder, OrderRefusal, SendOrder, WalletState } from '../domain/ledger/ledger';
import type { Result } from '../domain/result';
import type { Call } from './simulation';

/** Goes with every call that moves money. */
export interface OperationOptions {
  /**
   * Tells the operation from all others. A call that is made again after a failure has the same
   * key, because an order may have been carried out though its answer was lost.
   */
  readonly idempotencyKey: string;
}

/** Goes with every order that leaves the ledger. */
export interface CarryOptions extends OperationOptions {
  /** The wallet that the order is taken from. */
  readonly walletId: string;
}

/** Moves the money of a pending order in the ledger, as `settleOrder` does. */
export type Settle = (state: WalletState, id: string, at: string) => WalletState;

/**
 * How a call ended: with nothing, and the ledger settles the order by its own rules; with the other
 * side's account of it, by which the ledger settles it; or with a no, which has moved nothing.
 */
export type Carried = Result<
  Settle,
  OrderRefusal | MessageRefusal | { readonly kind: 'signed-out' }
> | void;

/**
 * Carries orders out in the outside world: once for each key, however often it is asked. Each call
 * resolves when the order is done or refused, and rejects when that is not known; the balances are the
 * ledger's business.
 */
export interface Payments {
  send(order: SendOrder, options: CarryOptions): Promise<Carried>;
  exchange(order: ExchangeOrder, options: CarryOptions): Promise<Carried>;
}

const PAYMENT_MS = 2_000;

/** The simulated payments, which ask for no wallet and refuse nothing. */
export interface SimulatedPayments {
  send(order: SendOrder, options: OperationOptions): Promise<void>;
  exchange(order: ExchangeOrder, options: OperationOptions): Promise<void>;
}

/** Makes them: everything goes through after two seconds. */
export function createPayments(call: Call): SimulatedPayments {
  return {
    send: () => call('send', PAYMENT_MS, () => undefined),
    exchange: () => call('exchange', PAYMENT_MS, () => undefined),
  };
}
