import type { LateKeeper } from './lateKeeper';
import { ordersOf } from '../backend/keeper';
import type { NotMade } from '../backend/walletAdapter';
import type { Result } from '../domain/result';
import { refuse } from '../domain/result';
import type { Locks } from '../services/locks';
import { browserLocks } from '../services/locks';

/**
 * Lets an order hold the lock of the orders. An order in memory needs it too, because its wallets may be kept, replaced
 * or erased, also by another tab, before it begins. `epoch` is that of its wallets.
 */
export const inTurn = <Answer>(
  keeper: LateKeeper,
  epoch: number,
  order: () => Promise<Answer>,
  name: string,
  locks: Locks = browserLocks,
): Promise<Answer | Result<never, NotMade>> =>
  locks.hold(ordersOf(name), 'shared', async () => {
    try {
      await keeper.sync();
    } catch {
      // The code of the keeper could not be loaded.
      return refuse({ kind: 'not-stored' });
    }
    return keeper.epoch() === epoch ? order() : refuse({ kind: 'replaced' });
  });
