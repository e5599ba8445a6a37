import { availableBalance, type Order } from '../../src/domain/ledger/ledger';
import { ZERO } from '../../src/domain/money/money';
import type { WalletStore } from '../../src/state/store/walletStore';
import type { MoveOptions } from '../../src/adapters/walletAdapter';
import type { OpenWallets } from '../../src/state/session/session';
import type { Outside } from '../../src/state/outside';
import { createWorld, type World } from '../../src/state/world';
import type { StoryWorld } from '../../src/testing/storyWorld';
import { CURRENCY_LIST } from '../../src/domain/currency/currency';
import { order as compared, read } from '../../src/testing/bigintOracle';
import { LedgerModel } from '../../src/testing/ledgerModel';

/** An app whose balances are compared with a model, which calculates them from the orders that the app sent. */
export interface CheckedWorld {
  readonly world: World;
  /** The orders that the app sent, oldest first. */
  readonly orders: readonly Order[];
  readonly wallets: () => WalletStore;
  /**
   * Returns a text for each balance that differs from the model or is below zero, and for each order that the model
   * refuses.
   */
  errors(): string[];
}

/** Wraps the back end of an app to repeat each of its orders in `LedgerModel`, which calculates with whole numbers. */
export function checkLedger(outside: StoryWorld): CheckedWorld {
  const model = new LedgerModel(outside.start);
  const orders: Order[] = [];
  const refused: string[] = [];

  async function recorded<Answer extends { readonly ok: boolean }>(
    { walletId, ...order }: Order & { readonly walletId: string },
    { idempotencyKey: id }: MoveOptions,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    orders.push(order);
    for (const wallet of wallets().data.wallets) model.apply({ type: 'create-wallet', wallet });
    model.apply({ type: 'switch-wallet', walletId });
    // The model accepts each key once, so an order that was sent twice is an error.
    if (!model.apply({ type: 'place', id, order })) refused.push(JSON.stringify(order));
    let isPaid = false;
    try {
      const answer = await call();
      isPaid = answer.ok;
      return answer;
    } finally {
      model.apply(isPaid ? { type: 'settle', id, at: '' } : { type: 'cancel', id });
    }
  }
  const { adapter } = outside;
  const watched: Outside = {
    ...outside,
    adapter: {
      ...adapter,
      send: (order, key) =>
        recorded({ kind: 'send', ...order }, key, () => adapter.send(order, key)),
      exchange: (order, key) =>
        recorded({ kind: 'exchange', ...order }, key, () => adapter.exchange(order, key)),
    },
  };
  const world: World = createWorld(watched, outside.contacts.getState().contacts);
  const sessions = world.session;
  let last: OpenWallets | null = null;
  function wallets(): WalletStore {
    last = sessions.wallets() ?? last;
    if (!last) throw new Error('The wallets were never opened.');
    return last.store.getState();
  }

  return {
    world,
    orders,
    wallets,
    errors() {
      if (!sessions.wallets() && !last) return refused;
      const { data } = wallets();
      const balances = data.wallets.flatMap(({ id, balances: held }) =>
        CURRENCY_LIST.map(({ id: currency }) => currency)
          .filter((currency) => {
            const isRight =
              compared(read(held[currency] ?? ZERO), read(model.balance(id, currency))) === 0;
            return !isRight || read(availableBalance(data, currency, id)).units < 0n;
          })
          .map((currency) => `${id} holds ${held[currency]} ${currency}`),
      );
      return [...refused.map((order) => `sent but invalid: ${order}`), ...balances];
    },
  };
}
