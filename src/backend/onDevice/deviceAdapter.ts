import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { WalletState } from '../../domain/ledger/ledger';
import { refuse } from '../../domain/result';
import type { Locks } from '../../services/locks';
import { browserLocks } from '../../services/locks';
import { AdapterError } from '../adapterError';
import { deviceKey } from '../device';
import type { DeviceBook } from '../keeper';
import { aroundOrders, ordersOf } from '../keeper';
import type { SimulatedAdapterOptions, SimulatedWallets } from '../simulated/simulatedAdapter';
import { createSimulatedWallets } from '../simulated/simulatedAdapter';
import type { SimulatedOptions, SimulatedSession } from '../simulated/simulatedSession';
import { createSimulatedSession } from '../simulated/simulatedSession';
import type { NotMade, WalletAdapter } from '../walletAdapter';
import { createDeviceBook } from './deviceBook';
import { begin, openLedger, refresh } from './deviceLedger';
import type { StoreProblem } from './deviceStoreError';
import { DeviceStoreError, isProblem } from './deviceStoreError';

export { DeviceStoreError } from './deviceStoreError';
export type { DeviceProblem } from '../keeper';

/** The options of an adapter whose wallets are stored on the device. */
export interface DeviceAdapterOptions extends SimulatedOptions {
  /** The name of the database. Default: `'florin'`. */
  readonly name?: string;
  /** The wallets that are written to an empty database. Default: the sample wallets. */
  readonly wallets?: WalletState;
  /** Set it if the database must contain data. Calls then reject if the database is empty, instead of filling it. */
  readonly isExpected?: boolean;
  /** The locks that all tabs share. Default: those of the browser. */
  readonly locks?: Locks;
}

/** The members of an adapter that concern wallets stored on the device. */
export type DeviceWallets = SimulatedWallets & Required<Pick<WalletAdapter, 'subscribeChanges'>>;

/** A back end whose wallets are stored on the device. */
export interface DeviceAdapter extends Omit<WalletAdapter, keyof DeviceWallets>, DeviceWallets {
  /** The stored wallets. */
  readonly book: DeviceBook;
  /** Closes the database. The next call opens it again. */
  readonly close: () => Promise<void>;
}

/** The options of the wallets of a book. */
interface DeviceWalletsOptions extends Omit<SimulatedAdapterOptions, 'wallets' | 'book'> {
  /** Called when a call has failed. */
  readonly onProblem?: (problem: StoreProblem) => void;
  /** Calls a function when another tab has written, until the returned function is called. */
  readonly onChange: (run: () => void) => () => void;
}

/** The refusals of orders by problem. The refusal of other problems is `not-stored`. */
const REFUSALS: Readonly<Partial<Record<StoreProblem, NotMade['kind']>>> = {
  'no-space': 'no-space',
  replaced: 'replaced',
  locked: 'replaced',
  lost: 'replaced',
};

/** The wallets of a book. Each call first reads what other tabs have written. */
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
    // A failed write has changed nothing, so that the order is refused and not in doubt.
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
 * Makes a back end whose wallets are stored on this device, in the browser's IndexedDB. The user, the delays and the
 * prices are simulated. Several tabs share the wallets. A payment is executed only once, even if a tab is closed during
 * the payment. A call rejects with `unreachable` if the data cannot be used; the `cause` is a `DeviceStoreError`.
 */
export function createDeviceAdapter(options: DeviceAdapterOptions): DeviceAdapter {
  const { clock, name = 'florin', isExpected = false, locks = browserLocks } = options;
  const { wallets: start = sampleWorld(clock.now()) } = options;
  const { isOpen, take, within, ...ways } = createSimulatedSession(options);
  const ledger = openLedger(name, locks, start);

  /** Reads the data, and fills an empty database. Another tab may be faster. */
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
