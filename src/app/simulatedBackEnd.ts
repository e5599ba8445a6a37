import type { LateAdapter } from './lateAdapter';
import { createLateAdapter } from './lateAdapter';
import type { LateKeeper } from './lateKeeper';
import { createLateKeeper } from './lateKeeper';
import { AdapterError } from '../backend/adapterError';
import type { PriceRecord } from '../backend/simulated/simulatedAdapter';
import type { SimulatedOptions } from '../backend/simulated/simulatedSession';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';
import type { World } from '../state/world';

/** The back end of the app, and the keeper that chooses where its wallets are. */
export interface SimulatedBackEnd {
  readonly adapter: LateAdapter;
  readonly keeper: LateKeeper;
}

/**
 * The simulated back end of the app. Its wallets load with the first page that shows them: from memory, or from this
 * device if the user keeps them there. `world` returns the world whose state is connected with the keeper.
 */
export function simulatedBackEnd(
  simulated: SimulatedOptions,
  world?: () => World,
): SimulatedBackEnd {
  const session = createSimulatedSession(simulated);
  // The prices that were shown stay when the wallets move to the device.
  const record: PriceRecord = {};
  const options = { ...simulated, record, began: simulated.clock.now() };
  const { user, signIn, signUp, signInWithBiometrics, signOut } = session;

  const keeper = createLateKeeper(async () => {
    const { openKeeper } = await import('./keptCode');
    return openKeeper(options, adapter, world?.());
  });

  const adapter = createLateAdapter(
    { user, signIn, signUp, signInWithBiometrics, signOut },
    async () => {
      if (keeper.status().kind !== 'off') {
        const { keptWallets } = await import('./keptCode');
        const wallets = keptWallets(await keeper.load(), session, options);
        if (wallets) return wallets;
        throw new AdapterError('unreachable', 'The kept wallets cannot be read now');
      }
      const { createSimulatedWallets } = await import('../backend/simulated/simulatedAdapter');
      return createSimulatedWallets(session, options);
    },
  );

  let book = keeper.book();
  keeper.subscribe(() => {
    if (keeper.book() === book) return;
    book = keeper.book();
    adapter.reload();
  });
  return { adapter, keeper };
}
