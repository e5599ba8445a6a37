import { browserParts } from '../state/outside';
import type { World } from '../state/world';
import { simulatedBackEnd } from './simulatedBackEnd';

/** The back end of the app, and the functions that load it. */
export interface AppBackEnd extends Pick<World, 'adapter' | 'keeper'> {
  /** Loads the code and data of the wallets before the first render. */
  readonly load?: () => Promise<unknown>;
  /** Opens the user's data on this device before the first render. */
  readonly open?: () => Promise<unknown>;
}

/**
 * Creates the simulated back end. `world` returns the world of the app. The development server can replace this module
 * by another back end; see packages/back-end/dev/backEnd.ts.
 */
export function openBackEnd(world: () => World): AppBackEnd {
  const { adapter, keeper } = simulatedBackEnd(browserParts, world);
  return { adapter, keeper, load: adapter.load, open: keeper.open };
}
