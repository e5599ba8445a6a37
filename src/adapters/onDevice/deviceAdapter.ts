import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { WalletState } from '../../domain/ledger/ledger';
import { refuse } from '../../domain/result';
import { browserLocks, type Locks } from '../../services/locks';
import { AdapterError } from '../adapterError';
import { deviceKey } from '../device';
import { aroundOrders, ordersOf, type DeviceBook } from '../keeper';
import {
  createSimulatedWallets,
  type SimulatedAdapterOptions,
  type SimulatedWallets,
} from '../simulated/simulatedAdapter';
import {
  createSimulatedSession,
  type SimulatedOptions,
  type SimulatedSession,
} from '../simulated/simulatedSession';
import type { NotMade, WalletAdapter } from '../walletAdapter';
import { createDeviceBook } from './deviceBook';
import { begin, openLedger, refresh } from './deviceLedger';
import { DeviceStoreError, isProblem, type StoreProblem } from './deviceStoreError';

export { DeviceStoreError } from './deviceStoreError';
export type { DeviceProblem } from '../keeper';

/** The options of `createDeviceAdapter`. */
export interface DeviceAdapterOptions extends SimulatedOptions {
  /** The name of the database. Default: `'florin'`. */
  readonly name?: string;
  /** The wallets that are written to an empty database. Default: the sample wallets. */
  readonly wallets?: WalletState;
  /**
   * Whether the database must contain data. If so, calls reject while the database is empty. Otherwise the first call
   * fills an empty database.
   */
  readonly isExpected?: boolean;
  /** The locks that all tabs share. Default: the Web Locks API. */
  readonly locks?: Locks;
}

/** The adapter's members that read and change wallets on the device. */
export type DeviceWallets = SimulatedWallets & Required<Pick<WalletAdapter, 'subscribeChanges'>>;

/** An adapter whose wallets are stored on the device. */
export interface DeviceAdapter extends Omit<WalletAdapter, keyof DeviceWallets>, DeviceWallets {
  /** The stored wallets. */
  readonly book: DeviceBook;
  /** Closes the database. The next call opens it again. */
  readonly close: () => Promise<void>;
}

interface DeviceWalletsOptions extends Omit<SimulatedAdapterOptions, 'wallets' | 'book'> {
  /** Called with the reason when the stored data cannot be used during a call. */
  readonly onProblem?: (problem: StoreProblem) => void;
  /** Subscribes to changes by other tabs. The returned function unsubscribes. */
  readonly onChange: (run: () => void) => () => void;
}

/** The refusals of orders that could not be stored, by the problem of the store. For other problems: `not-stored`. */
const REFUSALS: Readonly<Partial<Record<StoreProblem, NotMade['kind']>>> = {
  'no-space': 'no-space',
  replaced: 'replaced',
  locked: 'replaced',
  lost: 'replaced',
};

/** Creates the members of an adapter for stored wallets. Each call first reads the changes of other tabs. */
export function createDeviceWallets(
  session: Pick<SimulatedSession, 'isOpen' | 'take' | 'within'>,
  book: DeviceBook,
  { onProblem, onChange, ...options }: DeviceWalletsOptions,
): DeviceWallets {
  const within: SimulatedSession['within'] = (call, answer) =>
    session.within(call, async () => {
      try {
        await book.refresh();
        return await answer();
      } catch (cause) {
        if (!(cause instanceof DeviceStoreError)) throw cause;
        onProblem?.(cause.problem);
        throw new AdapterError('unreachable', 'The data on this device cannot be used', { cause });
      }
    });
  const wallets = createSimulatedWallets({ ...session, within }, { ...options, book });
  return {
    ...wallets,
    // A failed write has changed nothing, so the order is refused instead of in doubt (its result unknown).
    ...aroundOrders(wallets, (order) =>
      order().catch((error: unknown) => {
        const cause = error instanceof AdapterError ? error.cause : null;
        if (!(cause instanceof DeviceStoreError)) throw error;
        return refuse({ kind: REFUSALS[cause.problem] ?? 'not-stored' });
      }),
    ),
    firstSheet: () => (book.isRead() ? wallets.firstSheet() : null),
    subscribeChanges: onChange,
  };
}

/**
 * Creates a back end that stores its wallets on this device, in IndexedDB. The user, the delays and the prices are
 * simulated. All tabs share the wallets. A payment is executed only once, even if the tab is closed during the payment.
 * A call rejects with `unreachable` if the data cannot be used; the `cause` is a `DeviceStoreError`.
 */
export function createDeviceAdapter(options: DeviceAdapterOptions): DeviceAdapter {
  const { clock, name = 'florin', isExpected = false, locks = browserLocks } = options;
  const { wallets: start = sampleWorld(clock.now()) } = options;
  const { isOpen, take, within, ...ways } = createSimulatedSession(options);
  const ledger = openLedger(name, locks, start, clock);

  /** Reads the data. Fills an empty database, unless another tab has filled it in the meantime. */
  const read = async () => {
    if (!locks.isAvailable()) throw new DeviceStoreError('unavailable');
    return refresh(ledger).catch(async (cause: unknown) => {
      if (!isProblem(cause, 'lost') || isExpected || ledger.copy) throw cause;
      const { wallets, activeWalletId, primaryCurrency, chainId } = start;
      const choices = { activeWalletId, primaryCurrency, chainId, hidesBalances: false };
      const data = { wallets, contacts: [], choices, answers: [] };
      await begin(ledger, data, { identity: deviceKey() }).catch((problem: unknown) => {
        if (!isProblem(problem, 'replaced')) throw problem;
      });
      return refresh(ledger);
    });
  };
  const book = createDeviceBook(clock, ledger, start, read);
  const wallets = createDeviceWallets({ isOpen, take, within }, book, {
    ...options,
    onChange: ledger.tabs.onMessage,
  });
  const orders = aroundOrders(wallets, (order) => locks.hold(ordersOf(name), 'shared', order));
  return { ...ways, ...wallets, ...orders, book, close: ledger.close };
}
