import fc from 'fast-check';
import { availableBalance, type Order } from '../domain/ledger/ledger';
import { order as compared, read, write } from './bigintOracle';
import { HELD, HELD_IDS } from './held';
import { LedgerModel } from './ledgerModel';
import { walletsIn } from './openStore';
import { createStoryWorld, type StoryWorld } from './storyWorld';
import { exchange as exchangeOf } from './orders';
import { settled } from './time';

const PAYMENT_MS = 2_000;

const currency = fc.constantFrom(...HELD_IDS);
/**
 * Generates amounts from zero to 110 percent of a balance. Most are less than the balance, but several of them together
 * exceed the balance.
 */
const money = fc
  .record({ currency, share: fc.bigInt({ min: 0n, max: 1_100n }) })
  .map(({ currency: of, share }) => {
    const { units, places } = HELD[of];
    return { currency: of, amount: write({ units: (units * share) / 1_000n, places }) };
  });

/** A step of a test: an order, a switch to another wallet, a new wallet, or elapsed time in milliseconds. */
export type Action =
  | { readonly type: 'order'; readonly order: Order; readonly fails: boolean }
  | { readonly type: 'switch'; readonly to: string }
  | { readonly type: 'create'; readonly name: string }
  | { readonly type: 'pass'; readonly ms: number };

const order: fc.Arbitrary<Order> = fc.oneof(
  fc
    .record({ money, recipient: fc.constantFrom('rent@example.com', 'bc1q', ' ') })
    .map(({ money: what, recipient }) => ({ kind: 'send' as const, recipient, ...what })),
  fc
    .record({ money, to: currency })
    .map(({ money: { currency: from, amount }, to }) => exchangeOf(amount, from, to)),
);
export const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('order' as const),
      order,
      fails: fc.constantFrom(false, false, false, true),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 1, 999, 1_000, 1_999, 2_000, 7_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('switch' as const),
      to: fc.constantFrom('personal', 'business', 'savings', 'wallet-4', 'nowhere'),
    }),
  },
  fc.record({ type: fc.constant('create' as const), name: fc.constantFrom('Trips', ' ') }),
);

/** An accepted order that is pending. `due` is the time at which its call ends. */
interface AcceptedOrder {
  readonly id: string;
  readonly due: number;
  readonly fails: boolean;
}

/**
 * Runs actions in the app's store and in `LedgerModel`, so that a test can compare the two. The model is synchronous:
 * it applies an order when the order is placed, and settles the order two seconds later.
 */
export class Run {
  readonly world: StoryWorld = createStoryWorld({ delays: 'real' });
  readonly #wallets = walletsIn(this.world);
  readonly store = this.#wallets.store;
  readonly model = new LedgerModel(this.world.start);
  readonly answers: Promise<boolean>[] = [];
  readonly expected: boolean[] = [];
  #accepted: AcceptedOrder[] = [];
  #created = 0;
  #inDoubt = 0;

  constructor() {
    this.#wallets.follow();
  }

  async do(next: Action): Promise<void> {
    if (next.type === 'order') this.#order(next.order, next.fails);
    if (next.type === 'switch') {
      this.store.getState().actions.switchWallet(next.to);
      this.model.apply({ type: 'switch-wallet', walletId: next.to });
    }
    if (next.type === 'create') await this.#create(next.name);
    if (next.type === 'pass') await this.pass(next.ms);
  }

  async pass(ms: number): Promise<void> {
    this.world.clock.advance(ms);
    await settled();
    const now = this.world.clock.now();
    for (const { id, fails } of this.#accepted.filter(({ due }) => due <= now)) {
      // The back end may have executed a failed order, so its amount stays reserved in the store and in the model.
      if (fails) this.#inDoubt += 1;
      else this.model.apply({ type: 'settle', id, at: '' });
    }
    this.#accepted = this.#accepted.filter(({ due }) => due > now);
  }

  #order(what: Order, fails: boolean): void {
    const { send, exchange } = this.store.getState().actions;
    const id = `order ${this.answers.length}`;
    this.world.outcomes[what.kind] = fails ? 'fail' : 'normal';
    const answer = (what.kind === 'send' ? send : exchange)(what as never, {
      idempotencyKey: id,
      anyway: true,
    });
    this.answers.push(answer.then(({ ok }) => ok));
    const accepted = this.model.apply({ type: 'place', id, order: what });
    this.expected.push(accepted && !fails);
    if (accepted) {
      this.#accepted.push({ id, due: this.world.clock.now() + PAYMENT_MS, fails });
    }
  }

  async #create(name: string): Promise<void> {
    const { createWallet } = this.store.getState().actions;
    await createWallet?.(name, 'savings', `wallet ${this.#created}`);
    await settled();
    // If the store refused the name, this is the id of an existing wallet, which the model also refuses.
    const id = this.store.getState().data.wallets.at(-1)?.id ?? '';
    const wallet = { id, name, type: 'savings', color: 'plum', createdAt: '' } as const;
    if (this.model.apply({ type: 'create-wallet', wallet })) this.#created += 1;
  }

  /**
   * Returns whether the store has as many wallets, pending orders and orders in doubt (after a failed call) as the
   * model.
   */
  countsAreRight(): boolean {
    const { wallets, pending } = this.store.getState().data;
    return (
      wallets.length === 3 + this.#created &&
      pending.length === this.#accepted.length + this.#inDoubt
    );
  }

  /**
   * Returns a description of each balance that is negative, differs from the model, or is less than the amounts that
   * pending orders reserve.
   */
  wrongBalances(): string[] {
    const { data } = this.store.getState();
    return data.wallets.flatMap(({ id, balances }) =>
      HELD_IDS.filter((of) => {
        const balance = read(balances[of] ?? '0');
        const available = read(availableBalance(data, of, id));
        const isWrong = compared(balance, read(this.model.balance(id, of))) !== 0;
        return isWrong || balance.units < 0n || available.units < 0n;
      }).map((of) => `${id} ${of} ${balances[of]}`),
    );
  }
}
