import type { WalletAdapter } from '../adapters/walletAdapter';
import { DEMO_CREDENTIALS } from '../domain/demo/demoAccount';
import { openWallets } from '../state/wallets/openWallets';
import { createStoryWorld } from './storyWorld';

/**
 * Creates a signed-out session with the simulated back end. `change` can replace methods of the adapter. All methods
 * return promises.
 */
export function openBackEnd(
  change: (simulated: WalletAdapter) => Partial<WalletAdapter> = () => ({}),
) {
  const world = createStoryWorld({
    session: 'signed-out',
    backEnd: ({ firstSheet: _first, ...simulated }) => ({ ...simulated, ...change(simulated) }),
  });
  const sessions = world.session;
  const signIn = async () => {
    const answer = await sessions.adapter.signIn(DEMO_CREDENTIALS);
    if (answer.ok) sessions.enter(answer.value);
  };
  return {
    world,
    sessions,
    signIn,
    /** Signs in, opens the wallets and subscribes to their changes, like `WalletProvider`. */
    open: async () => {
      await signIn();
      const { store, follow } = await openWallets(world);
      return { store, stop: follow() };
    },
  };
}
