import type { LateKeeper } from './lateKeeper';
import { ordersOf } from '../backend/keeper';
import type { Locks } from '../services/locks';
import { browserLocks } from '../services/locks';

/** The parts that order the actions of all tabs. */
export interface OrderParts {
  readonly keeper: Pick<LateKeeper, 'epoch' | 'sync'>;
  readonly name: string;
  readonly locks?: Locks | undefined;
}

/** The answers of an order that was not made. */
export interface NotMade<Answer> {
  /** Another tab has replaced the wallets. */
  readonly replaced: () => Answer;
  /** The code or the stored data cannot be read. */
  readonly unread: () => Answer;
}

/**
 * Lets an order hold the lock of the orders. An order in memory needs it too, because its wallets may be kept, replaced or
 * erased, also by another tab, before it begins: `replaced` is then its answer. `epoch` is that of its wallets.
 */
export function inOrder<Answer, Other>(
  { keeper, name, locks = browserLocks }: OrderParts,
  epoch: number,
  order: () => Promise<Answer>,
  { replaced, unread }: NotMade<Other>,
): Promise<Answer | Other> {
  return locks.hold(ordersOf(name), 'shared', async () => {
    // The code of the keeper may fail to load.
    const isRead = await keeper.sync().then(
      () => true,
      () => false,
    );
    if (!isRead) return unread();
    return keeper.epoch() === epoch ? order() : replaced();
  });
}
