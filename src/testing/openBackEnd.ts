import type { WalletAdapter } from '../backend/walletAdapter';
import { DEMO_CREDENTIALS } from '../domain/user';
import { worldOf } from '../services/adapterWorld';
import { createSimulatedAdapter } from '../services/simulatedAdapter';
import { openWallet } from '../state/backEndWallet';
import { createStoryWorld } from './storyWorld';

/** A world over the simulated back end, some of whose calls are put in place of its own. */
export function openBackEnd(
  change: (simulated: WalletAdapter) => Partial<WalletAdapter> = () => ({}),
) {
  const outside = createStoryWorld({ session: 'signed-out' });
  const simulated = createSimulatedAdapter(outside);
  const world = worldOf({ ...simulated, ...change(simulated) }, outside);
  const { backEnd } = world;
  if (!backEnd) throw new Error('The world has a back end');
  return {
    outside,
    world,
    backEnd,
    signIn: () => world.authentication.signIn(DEMO_CREDENTIALS),
    /** Signs in, and follows the wallets as their provider does. */
    open: async () => {
      await world.authentication.signIn(DEMO_CREDENTIALS);
      const { store, priceFeed } = await openWallet(world, backEnd);
      const { tick, learn } = store.getState().actions;
      return { store, stop: priceFeed.subscribe(tick, learn) };
    },
  };
}
