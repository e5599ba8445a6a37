import type { Order } from '../domain/ledger/ledger';
import type { Clock } from '../services/clock';
import { wait } from '../services/clock';
import type { OperationOptions, Payments } from '../services/payments';

/** The fate of a call: the call or its answer is lost, late or doubled, or both arrive at once. */
export type Fate = 'fine' | 'late' | 'call lost' | 'answer lost' | 'call doubled';

/** A call that has arrived. */
interface Arrived {
  readonly key: string;
  readonly order: Order;
}

/**
 * A back end behind a network that loses, delays and doubles. It keeps its side of the idempotency
 * key: an order is paid when its key is new.
 */
export class UnsteadyBackEnd {
  /** The fates of the calls to come; a call without one is fine. */
  readonly fates: Fate[] = [];
  /** All calls that were made, oldest first. */
  readonly calls: Arrived[] = [];
  /** The orders that were paid, by their keys. */
  readonly paid = new Map<string, Order>();
  readonly payments: Payments = {
    send: (order, options) => this.#take(order, options),
    exchange: (order, options) => this.#take(order, options),
  };
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async #take(order: Order, { idempotencyKey: key }: OperationOptions): Promise<void> {
    const fate = this.fates.shift() ?? 'fine';
    this.calls.push({ key, order });
    await wait(this.#clock, fate === 'late' ? 60_000 : 2_000);
    if (fate === 'call lost') throw new Error('No connection');
    for (let arrivals = fate === 'call doubled' ? 2 : 1; arrivals > 0; arrivals -= 1)
      if (!this.paid.has(key)) this.paid.set(key, order);
    if (fate === 'answer lost') throw new Error('The connection was lost');
  }
}
