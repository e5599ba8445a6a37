import type { Outside } from '../outside';

/** The actions of this tab on the kept data: how many are pending, and the epoch after the last one. */
export interface OwnChanges {
  pending: number;
  epoch: number;
}

type Changing = Pick<Outside, 'keeper'> & { readonly ownChanges: OwnChanges };

/** Notes that this tab begins an action on the data. Call the result when the action has ended. */
export function beginOwn(world: Changing): () => void {
  const own = world.ownChanges;
  own.pending += 1;
  return () => {
    own.pending -= 1;
    own.epoch = world.keeper?.epoch() ?? 0;
  };
}

/** Whether this tab has caused the last change of the data. */
export function isOwnChange(world: Changing): boolean {
  const { pending, epoch } = world.ownChanges;
  return pending > 0 || epoch === world.keeper?.epoch();
}
