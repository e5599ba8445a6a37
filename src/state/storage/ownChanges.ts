import type { World } from '../world';

/** The actions of this tab on the kept data: how many are pending, and the epoch after the last one. */
interface Own {
  pending: number;
  epoch: number;
}

const owns = new WeakMap<World, Own>();

function ownOf(world: World): Own {
  const known = owns.get(world) ?? { pending: 0, epoch: 0 };
  owns.set(world, known);
  return known;
}

/** Notes that this tab begins an action on the data. Call the result when the action has ended. */
export function beginOwn(world: World): () => void {
  const own = ownOf(world);
  own.pending += 1;
  return () => {
    own.pending -= 1;
    own.epoch = world.keeper?.epoch() ?? 0;
  };
}

/** Whether this tab has caused the last change of the data. */
export function isOwnChange(world: World): boolean {
  const { pending, epoch } = ownOf(world);
  return pending > 0 || epoch === world.keeper?.epoch();
}
