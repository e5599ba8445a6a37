import type { Order } from '../../src/domain/ledger/ledger';
import { availableBalance } from '../../src/domain/ledger/ledger';
import { ZERO } from '../../src/domain/money/money';
import type { SimulatedPayments } from '../../src/services/payments';
import type { SimulatedWalletServices } from '../../src/services/walletServices';
import type { World } from '../../src/services/world';
import type { WalletStore } from '../../src/state/walletStore';
import { walletOf } from '../../src/state/worldWallet';
import { CURRENCY_LIST } from '../../src/domain/currency/currency';
import { order as compared, read } from '../../src/testing/bigintOracle';
import { LedgerModel } from '../../src/testing/ledgerModel';

/** The wallets of a world, and beside them books that know only the orders that left the app. */
export interface Books {
  readonly world: World & SimulatedWalletServices;
  /** The orders that left the app, oldest first. */
  readonly orders: readonly Order[];
  readonly wallets: () => WalletStore;
  /** Money that was made or lost, and orders that should not have left; empty when all is well. */
  wrong(): string[];
}

/** Keeps books on a world's wallets, by the model on whole numbers. */
export function keepBooks(outside: World & SimulatedWalletServices): Books {
  const model = new LedgerModel(outside.wallets);
  const orders: Order[] = [];
  const refused: string[] = [];

  async function booked(order: Order, id: string, call: () => Promise<void>): Promise<void> {
    orders.push(order);
    // The model takes an order once under its key.
    if (!model.apply({ type: 'place', id, order })) refused.push(JSON.stringify(order));
    try {
      await call();
      model.apply({ type: 'settle', id, at: '' });
    } catch (cause) {
      model.apply({ type: 'cancel', id });
      throw cause;
    }
  }
  const { send, exchange } = outside.payments;
  const payments: SimulatedPayments = {
    send: (order, key) => booked(order, key.idempotencyKey, () => send(order, key)),
    exchange: (order, key) => booked(order, key.idempotencyKey, () => exchange(order, key)),
  };
  const world = { ...outside, payments };
  const { store } = walletOf(world);
  store.subscribe(({ data: { wallets, activeWalletId } }) => {
    for (const wallet of wallets) model.apply({ type: 'create-wallet', wallet });
    model.apply({ type: 'switch-wallet', walletId: activeWalletId });
  });

  return {
    world,
    orders,
    wallets: () => store.getState(),
    wrong() {
      const { data } = store.getState();
      const balances = data.wallets.flatMap(({ id, balances: held }) =>
        CURRENCY_LIST.map(({ id: currency }) => currency)
          .filter((currency) => {
            const isRight =
              compared(read(held[currency] ?? ZERO), read(model.balance(id, currency))) === 0;
            return !isRight || read(availableBalance(data, currency, id)).units < 0n;
          })
          .map((currency) => `${id} holds ${held[currency]} ${currency}`),
      );
      return [...refused.map((order) => `left the app: ${order}`), ...balances];
    },
  };
}
