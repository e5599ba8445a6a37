import type { World } from './world';
import { createStrictContext } from './createStrictContext';

/** The context of the outside world. The wallets read it, because their code loads later than the other providers. */
export const [WorldContext, useWorld] = createStrictContext<World>('useWorld', 'AppProviders');
