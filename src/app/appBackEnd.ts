import { browserParts } from '../state/outside';
import type { World } from '../state/world';
import { simulatedBackEnd } from './simulatedBackEnd';

/** The back end of the app. */
export interface AppBackEnd extends Pick<World, 'adapter' | 'keeper'> {
  /** Loads the wallets before a page reads them. */
  readonly load?: () => Promise<void>;
  /** Opens the data that is kept on the device. */
  readonly open?: () => Promise<void>;
}

/**
 * Opens the simulated back end. `world` returns the app's world. The development server replaces this module if it is
 * connected to another back end; see packages/back-end/dev/backEnd.ts.
 */
export function openBackEnd(world: () => World): AppBackEnd {
  const { adapter, keeper } = simulatedBackEnd(browserParts, world);
  return { adapter, keeper, load: adapter.load, open: keeper.open };
}
