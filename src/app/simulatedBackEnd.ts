import type { Device } from '../services/device';
import type { LateAdapter } from './lateAdapter';
import { createLateAdapter } from './lateAdapter';
import type { LateKeeper } from './lateKeeper';
import { createLateKeeper } from './lateKeeper';
import { AdapterError } from '../backend/adapterError';
import type { SimulatedOptions } from '../backend/simulated/simulatedSession';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';
import { PRODUCT_NAME } from '../constants/brand';
import type { World } from '../state/world';

/** The options of the app's back end. */
export interface BackEndOptions extends SimulatedOptions {
  /** The device; by default it is always online. */
  readonly device?: Pick<Device, 'whileOnline'>;
}

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
  { device, ...simulated }: BackEndOptions,
  world?: () => World,
): SimulatedBackEnd {
  const options = { ...simulated, whileOnline: device?.whileOnline };
  const { clock } = options;
  const session = createSimulatedSession(options);
  const began = clock.now();
  const { user, signIn, signUp, signInWithBiometrics, signOut } = session;

  const keeper = createLateKeeper(async () => {
    const [{ createDeviceKeeper }, { browserMarks }, { sampleWorld }, { connectKeeper }] =
      await Promise.all([
        import('../backend/onDevice/deviceKeeper'),
        import('../state/browserMarks'),
        import('../domain/demo/sampleWorld'),
        import('../state/keptData'),
      ]);
    const start = () => {
      const market = adapter.firstSheet?.()?.sheet.market;
      return { ...sampleWorld(began), ...(market && { market }) };
    };
    const loaded = createDeviceKeeper({
      clock,
      marks: browserMarks,
      label: PRODUCT_NAME,
      start,
    });
    if (world) connectKeeper(world(), loaded);
    return loaded;
  });

  const adapter = createLateAdapter(
    { user, signIn, signUp, signInWithBiometrics, signOut },
    async () => {
      const book = keeper.book();
      if (book) {
        const { createDeviceWallets } = await import('../backend/onDevice/deviceAdapter');
        return createDeviceWallets(session, book, {
          ...options,
          onProblem: (problem) => void keeper.load().then(({ report }) => report(problem)),
        });
      }
      if (keeper.status().kind !== 'off')
        throw new AdapterError('unreachable', 'The kept wallets cannot be read now');
      const { createSimulatedWallets } = await import('../backend/simulated/simulatedAdapter');
      return createSimulatedWallets(session, { ...options, began });
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
