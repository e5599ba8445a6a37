import type {
  ExchangeRequest,
  MoveOptions,
  PaymentOrder,
  WalletAdapter,
} from '../adapters/walletAdapter';
import { wait, type Clock } from '../services/clock';

/**
 * The fault of a call. `late` is delayed by a minute. `call lost` never reaches the back end. `answer lost` is
 * executed, but its response is lost. `call doubled` reaches the back end twice.
 */
export type Fate = 'fine' | 'late' | 'call lost' | 'answer lost' | 'call doubled';

type Request = PaymentOrder | ExchangeRequest;

interface Made {
  readonly key: string;
  readonly order: Request;
}

/** Simulates an unreliable network between the app and an adapter. Only the calls that move money have faults. */
export class UnsteadyBackEnd {
  /** The faults of the next calls, in order. A call without an entry is `fine`. */
  readonly fates: Fate[] = [];
  /** The calls that the app has made, oldest first. */
  readonly calls: Made[] = [];
  /** The orders that the back end has executed, by their idempotency keys. */
  readonly paid = new Map<string, Request>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns an adapter whose payments and exchanges use this network. Its other calls use `adapter` directly. */
  around(adapter: WalletAdapter): WalletAdapter {
    return {
      ...adapter,
      send: (order, options) => this.#take(order, options, () => adapter.send(order, options)),
      exchange: (order, options) =>
        this.#take(order, options, () => adapter.exchange(order, options)),
    };
  }

  async #take<Answer extends { readonly ok: boolean }>(
    order: Request,
    { idempotencyKey: key }: MoveOptions,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const fate = this.fates.shift() ?? 'fine';
    this.calls.push({ key, order });
    await wait(this.#clock, fate === 'late' ? 60_000 : 2_000);
    if (fate === 'call lost') throw new Error('No connection');
    if (fate === 'call doubled') await call();
    const answer = await call();
    if (answer.ok && !this.paid.has(key)) this.paid.set(key, order);
    if (fate === 'answer lost') throw new Error('The connection was lost');
    return answer;
  }
}
