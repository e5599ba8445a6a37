import type { LateAdapter } from './lateAdapter';
import { createLateAdapter } from './lateAdapter';
import type { LateKeeper } from './lateKeeper';
import { createLateKeeper } from './lateKeeper';
import type { NotMade } from './orders';
import { AdapterError } from '../backend/adapterError';
import { KEPT_NAME } from '../backend/keeper';
import type { DeviceKeeperOptions } from '../backend/onDevice/deviceKeeper';
import type { PriceRecord } from '../backend/simulated/simulatedAdapter';
import type { SimulatedOptions } from '../backend/simulated/simulatedSession';
import { createSimulatedSession } from '../backend/simulated/simulatedSession';
import { refuse } from '../domain/result';
import { browserMarks } from '../state/browserMarks';
import type { World } from '../state/world';

/** The back end of the app, and the keeper that chooses where its wallets are. */
export interface SimulatedBackEnd {
  readonly adapter: LateAdapter;
  readonly keeper: LateKeeper;
}

/** The parts of the device that tests replace. */
type Parts = Partial<Omit<DeviceKeeperOptions, 'clock' | 'start'>>;

/**
 * The simulated back end of the app. Its wallets load with the first page that shows them: from memory, or from this
 * device if the user keeps them there. `world` returns the world whose state is connected with the keeper.
 */
export function simulatedBackEnd(
  simulated: SimulatedOptions,
  world?: () => World,
  { name = KEPT_NAME, locks, marks = browserMarks, ...device }: Parts = {},
): SimulatedBackEnd {
  const session = createSimulatedSession(simulated);
  // The prices that were shown stay when the wallets move to the device.
  const record: PriceRecord = {};
  const options = { ...simulated, record, began: simulated.clock.now() };
  const { user, signIn, signUp, signInWithBiometrics, signOut } = session;

  const keeper = createLateKeeper(
    async () => {
      const { openKeeper } = await import('./keptCode');
      return openKeeper(
        options,
        { name, marks, ...device, ...(locks && { locks }) },
        adapter,
        world?.(),
      );
    },
    marks,
    name,
  );

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

  /** Lets an order wait for its turn among all tabs. The code loads with the first order. */
  const inTurn =
    <Args extends readonly unknown[], Answer, Other>(
      order: (...args: Args) => Promise<Answer>,
      notMade: NotMade<Other>,
    ) =>
    async (...args: Args) => {
      const epoch = keeper.epoch();
      const code = await import('./orders').catch(() => null);
      if (!code) return notMade.unread();
      return code.inOrder({ keeper, name, locks }, epoch, () => order(...args), notMade);
    };
  const refuseAs = (kind: 'replaced' | 'not-stored') => () => refuse({ kind });
  const refused = { replaced: refuseAs('replaced'), unread: refuseAs('not-stored') };
  const failed = () => {
    throw new AdapterError('unreachable', 'The wallets were replaced, or cannot be read');
  };

  let shown = [keeper.book(), keeper.epoch()] as const;
  keeper.subscribe(() => {
    const now = [keeper.book(), keeper.epoch()] as const;
    if (now[0] === shown[0] && now[1] === shown[1]) return;
    shown = now;
    adapter.reload();
  });
  return {
    adapter: {
      ...adapter,
      send: inTurn(adapter.send, refused),
      exchange: inTurn(adapter.exchange, refused),
      createWallet: inTurn(adapter.createWallet, { replaced: failed, unread: failed }),
    },
    keeper,
  };
}
