import type { Outside } from '../outside';

/**
 * Counts the pending actions of this tab on the stored data. `epoch` is the keeper's epoch after the last action; the
 * keeper increases its epoch when the data is replaced.
 */
export interface OwnChanges {
  pending: number;
  epoch: number;
}

type Changing = Pick<Outside, 'keeper'> & { readonly ownChanges: OwnChanges };

/**
 * Marks the start of an action of this tab on the stored data. Call the returned function when the action has ended.
 */
export function beginOwn(world: Changing): () => void {
  const own = world.ownChanges;
  own.pending += 1;
  return () => {
    own.pending -= 1;
    own.epoch = world.keeper?.epoch() ?? 0;
  };
}

/** Returns whether this tab, and not another tab, has made the last change of the stored data. */
export function isOwnChange(world: Changing): boolean {
  const { pending, epoch } = world.ownChanges;
  return pending > 0 || epoch === world.keeper?.epoch();
}
