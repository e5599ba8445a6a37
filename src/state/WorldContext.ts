import type { World } from './world';
import { createStrictContext } from './createStrictContext';

/** The outside world, for the state that comes later than the rest: the wallets. */
export const [WorldContext, useWorld] = createStrictContext<World>('useWorld', 'AppProviders');
