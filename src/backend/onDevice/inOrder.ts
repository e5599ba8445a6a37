import type { Locks } from '../../services/locks';
import { ordersOf } from '../keeper';
import type { WalletAdapter } from '../walletAdapter';

type Orders = Required<Pick<WalletAdapter, 'send' | 'exchange' | 'createWallet'>>;

/** Lets each order of an adapter hold the lock of the orders from its first check to its record. */
export function inOrder<Part extends Orders>(part: Part, locks: Locks, name: string): Part {
  const hold = <Value>(run: () => Promise<Value>) => locks.hold(ordersOf(name), 'shared', run);
  return {
    ...part,
    send: (...args) => hold(() => part.send(...args)),
    exchange: (...args) => hold(() => part.exchange(...args)),
    createWallet: (...args) => hold(() => part.createWallet(...args)),
  } satisfies Orders & Part;
}
