import type { LateKeeper } from './lateKeeper';
import { ordersOf } from '../adapters/keeper';
import type { NotMade } from '../adapters/walletAdapter';
import { refuse, type Result } from '../domain/result';
import { browserLocks, type Locks } from '../services/locks';

/**
 * Runs an order while it shares a lock with the orders of all tabs. Storing, replacing or erasing all data waits for
 * this lock. If the wallets were replaced before the order begins, or the user has to decide whether they are, the
 * order is refused. `epoch` is the number of replacements when the user submitted the order.
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
      // Another tab has begun to store data, and the code for stored data did not load.
      return refuse({ kind: 'not-loaded' });
    }
    const isSame = keeper.epoch() === epoch && keeper.status().kind !== 'unkept';
    return isSame ? order() : refuse({ kind: 'replaced' });
  });
