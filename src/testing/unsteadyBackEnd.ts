import type {
  ExchangeRequest,
  MoveOptions,
  PaymentOrder,
  WalletAdapter,
} from '../backend/walletAdapter';
import type { Clock } from '../services/clock';
import { wait } from '../services/clock';

/** What the network does with a call: it loses or delays the call, loses its response, or sends the call twice. */
export type Fate = 'fine' | 'late' | 'call lost' | 'answer lost' | 'call doubled';

type Request = PaymentOrder | ExchangeRequest;

/** A call that was recorded. */
interface Made {
  readonly key: string;
  readonly order: Request;
}

/** A network between the app and an adapter. It can lose, delay or duplicate the calls that move money. */
export class UnsteadyBackEnd {
  /** The fates of the next calls. A call without a fate is `fine`. */
  readonly fates: Fate[] = [];
  /** All calls, oldest first. */
  readonly calls: Made[] = [];
  /** The executed orders, by their keys. */
  readonly paid = new Map<string, Request>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns an adapter whose calls pass through this network. */
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
