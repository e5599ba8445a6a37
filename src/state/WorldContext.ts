import type { World } from './world';
import { createStrictContext } from './createStrictContext';

/**
 * The context of the outside world. The code of the wallets loads later than the other providers, so the wallets read
 * the world from this context and not from a prop.
 */
export const [WorldContext, useWorld] = createStrictContext<World>('useWorld', 'AppProviders');
