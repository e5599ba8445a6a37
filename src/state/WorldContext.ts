import type { World } from './world';
import { createStrictContext } from './createStrictContext';

/**
 * The context of the world: clock, device, log, back end and session. Code that loads later, such as the code of the
 * wallets, reads the world from this context.
 */
export const [WorldContext, useWorld] = createStrictContext<World>('useWorld', 'AppProviders');
