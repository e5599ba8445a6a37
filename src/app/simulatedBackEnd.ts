import type { Device } from '../services/device';
import type { LateAdapter } from './lateAdapter';
import { createLateAdapter } from './lateAdapter';
import type { SimulatedOptions } from '../backend/simulated/simulatedSession';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';

/** The options of the app's back end. */
export interface BackEndOptions extends SimulatedOptions {
  /** The device; by default it is always online. */
  readonly device?: Pick<Device, 'whileOnline'>;
}

/** The simulated back end of the app. Its wallets load with the first page that shows them. */
export function simulatedBackEnd({ device, ...options }: BackEndOptions): LateAdapter {
  const session = createSimulatedSession(options);
  const began = options.clock.now();
  const { user, signIn, signUp, signInWithBiometrics, signOut } = session;
  return createLateAdapter({ user, signIn, signUp, signInWithBiometrics, signOut }, async () => {
    const { createSimulatedWallets } = await import('../backend/simulated/simulatedAdapter');
    const { whileOnline } = device ?? {};
    return createSimulatedWallets(session, { ...options, began, whileOnline });
  });
}
