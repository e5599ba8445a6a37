import type { Result } from '../../domain/result';
import type { NotMade, WalletAdapter } from '../walletAdapter';

/** The calls of an adapter that change its data. */
type Orders = Required<Pick<WalletAdapter, 'send' | 'exchange' | 'createWallet'>>;

/** Wraps the calls that change data. `around` receives each call. It makes the call, or resolves with a refusal instead. */
export function aroundOrders(
  orders: Orders,
  around: <Answer>(order: () => Promise<Answer>) => Promise<Answer | Result<never, NotMade>>,
): Orders {
  return {
    send: (...given) => around(() => orders.send(...given)),
    exchange: (...given) => around(() => orders.exchange(...given)),
    createWallet: (...given) => around(() => orders.createWallet(...given)),
  };
}
