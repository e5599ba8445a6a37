import type { World } from './world';
import { createStrictContext } from './createStrictContext';

/** The outside world, for the wallets, which load later than the rest. */
export const [WorldContext, useWorld] = createStrictContext<World>('useWorld', 'AppProviders');
