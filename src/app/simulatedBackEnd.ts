import type { LateAdapter } from './lateAdapter';
import { createLateAdapter } from './lateAdapter';
import type { SimulatedOptions } from '../backend/simulated/simulatedSession';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';

/** The simulated back end of the app. Its wallets load with the first page that shows them. */
export function simulatedBackEnd(options: SimulatedOptions): LateAdapter {
  const session = createSimulatedSession(options);
  const began = options.clock.now();
  const { user, signIn, signUp, signInWithBiometrics, signOut } = session;
  return createLateAdapter({ user, signIn, signUp, signInWithBiometrics, signOut }, async () => {
    const { createSimulatedWallets } = await import('../backend/simulated/simulatedAdapter');
    return createSimulatedWallets(session, { ...options, began });
  });
}
