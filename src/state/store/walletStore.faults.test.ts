import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ordersInDoubt } from '../../domain/ledger/doubt';
import type { Order } from '../../domain/ledger/ledger';
import type { ExchangeRequest, PaymentOrder } from '../../adapters/walletAdapter';
import { order as compared, read } from '../../testing/bigintOracle';
import { LedgerModel } from '../../testing/ledgerModel';
import { exchange, send } from '../../testing/orders';
import { createStoryWorld } from '../../testing/storyWorld';
import { settled } from '../../testing/time';
import { UnsteadyBackEnd, type Fate } from '../../testing/unsteadyBackEnd';
import { createWalletStore } from './walletStore';

const ORDERS = [send('1.01'), send('2.02'), exchange('3.03', 'usd', 'eur')] as const;
const WALLETS = ['personal', 'business'] as const;

type Action =
  | { readonly type: 'submit'; readonly order: Order; readonly fate: Fate }
  /** Repeats an earlier call with its key. */
  | { readonly type: 'repeat'; readonly which: number; readonly fate: Fate }
  | { readonly type: 'switch'; readonly to: string }
  | { readonly type: 'pass'; readonly ms: number };

const fate = fc.constantFrom<Fate>('fine', 'late', 'call lost', 'answer lost', 'call doubled');
const order = fc.constantFrom<Order>(...ORDERS);

const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('submit' as const), order, fate }) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('repeat' as const), which: fc.nat(), fate }),
  },
  fc.record({ type: fc.constant('switch' as const), to: fc.constantFrom(...WALLETS) }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 1_000, 2_000, 60_000),
    }),
  },
);

/** Converts the request that the back end received to the order that the store received. */
function orderOf(request: PaymentOrder | ExchangeRequest): Order {
  const { walletId: _, ...fields } = request;
  return 'recipient' in fields ? { kind: 'send', ...fields } : { kind: 'exchange', ...fields };
}

/** A store with an unreliable back end. `walletOf` is the active wallet at the first use of each key. */
class Run {
  readonly world = createStoryWorld();
  readonly backEnd = new UnsteadyBackEnd(this.world.clock);
  readonly store = createWalletStore(this.world.start, {
    ...this.world,
    adapter: this.backEnd.around(this.world.adapter),
    readAt: '2026-03-14T09:26:53.000Z',
  });
  readonly walletOf = new Map<string, string>();
  #drawn = 0;

  get data() {
    return this.store.getState().data;
  }

  submit(what: Order, fates: readonly Fate[], key?: string): void {
    const { actions } = this.store.getState();
    this.#drawn += 1;
    const options = { idempotencyKey: key ?? `order ${this.#drawn}` };
    const before = this.backEnd.calls.length;
    this.backEnd.fates.push(...fates);
    const { kind, ...fields } = what;
    void (kind === 'send' ? actions.send : actions.exchange)(fields as never, options);
    // Fates (planned outcomes of calls) that this action did not use must not apply to later calls.
    this.backEnd.fates.length = 0;
    for (const call of this.backEnd.calls.slice(before))
      if (!this.walletOf.has(call.key)) this.walletOf.set(call.key, this.data.activeWalletId);
  }

  async do(next: Action): Promise<void> {
    if (next.type === 'submit') this.submit(next.order, [next.fate]);
    if (next.type === 'switch') this.store.getState().actions.switchWallet(next.to);
    if (next.type === 'pass') await this.pass(next.ms);
    if (next.type === 'repeat') {
      const call = this.backEnd.calls[next.which % Math.max(this.backEnd.calls.length, 1)];
      if (call) this.submit(orderOf(call.order), [next.fate], call.key);
    }
  }

  async pass(ms: number): Promise<void> {
    this.world.clock.advance(ms);
    await settled();
  }

  /**
   * Returns the keys of orders that the back end has executed, and that are pending in the store, because the response
   * was lost.
   */
  unbooked(): readonly string[] {
    return [...this.backEnd.paid.keys()].filter((key) => !this.data.settled.includes(key));
  }

  /** Checks the orders without a response until all are settled. The back end is reliable again at this point. */
  async retryAll(): Promise<void> {
    await this.pass(60_000);
    for (let left = this.backEnd.calls.length; left > 0; left -= 1) {
      const [doubt] = ordersInDoubt(this.data.pending);
      if (!doubt) return;
      void this.store.getState().actions.checkAgain(doubt.id);
      // oxlint-disable-next-line no-await-in-loop -- a user waits for the answer.
      await this.pass(2_000);
    }
  }

  /** Calculates the balances after the orders with these keys, and returns the balances of the store that differ. */
  wrongBalances(keys: Iterable<string>) {
    const model = new LedgerModel(this.world.start);
    for (const key of keys) {
      const what = this.backEnd.paid.get(key);
      if (!what) throw new Error(`No order was paid with the key ${key}`);
      model.apply({ type: 'switch-wallet', walletId: this.walletOf.get(key) ?? '' });
      expect(model.apply({ type: 'place', id: key, order: orderOf(what) })).toBe(true);
      model.apply({ type: 'settle', id: key, at: '' });
    }
    return this.data.wallets.flatMap(({ id, balances }) =>
      (['usd', 'eur'] as const)
        .filter((of) => compared(read(balances[of] ?? '0'), read(model.balance(id, of))) !== 0)
        .map((of) => ({ id, of, is: balances[of], shouldBe: model.balance(id, of) })),
    );
  }
}

function forEverySequence(check: (actions: readonly Action[]) => Promise<void>): Promise<void> {
  const actions = fc.array(action, { minLength: 5, maxLength: 40, size: 'max' });
  return fc.assert(fc.asyncProperty(actions, check), { numRuns: 200 });
}

async function runAll(actions: readonly Action[], look?: (run: Run) => void): Promise<Run> {
  const run = new Run();
  for (const next of actions) {
    // oxlint-disable-next-line no-await-in-loop -- one action after the other.
    await run.do(next);
    look?.(run);
  }
  return run;
}

describe('for lost, late, duplicated and repeated calls and responses', () => {
  it('each key is executed at most once, and only if it was paid', () =>
    forEverySequence(async (actions) => {
      await runAll(actions, (run) => {
        expect(new Set(run.data.settled).size).toBe(run.data.settled.length);
        expect(run.wrongBalances(run.data.settled)).toEqual([]);
      });
    }));

  it('a key belongs to one order of one wallet', () =>
    forEverySequence(async (actions) => {
      const run = await runAll(actions);
      await run.retryAll();
      const called = run.backEnd.calls.map(({ key, order: of }) => [key, JSON.stringify(of)]);
      const wallets = run.backEnd.calls.map(({ key, order: of }) => [key, of.walletId]);
      expect(new Set(called.map(String)).size).toBe(run.walletOf.size);
      expect(wallets.filter(([key = '', id]) => run.walletOf.get(key) !== id)).toEqual([]);
    }));

  it('the wallets and the back end agree after orders in doubt were checked', () =>
    forEverySequence(async (actions) => {
      const run = await runAll(actions);
      await run.retryAll();
      expect(run.data.pending).toEqual([]);
      expect(run.unbooked()).toEqual([]);
      expect(run.wrongBalances(run.backEnd.paid.keys())).toEqual([]);
    }));
});
