import { sampleWorld } from '../../domain/demo/sampleWorld';
import type { WalletState } from '../../domain/ledger/ledger';
import type { Result } from '../../domain/result';
import { refuse } from '../../domain/result';
import { AdapterError } from '../adapterError';
import type { SimulatedAdapterOptions, SimulatedWallets } from '../simulated/simulatedAdapter';
import { createSimulatedWallets } from '../simulated/simulatedAdapter';
import type { SimulatedOptions, SimulatedSession } from '../simulated/simulatedSession';
import { createSimulatedSession } from '../simulated/simulatedSession';
import type { WalletAdapter } from '../walletAdapter';
import type { DeviceBook } from './deviceBook';
import { createDeviceBook } from './deviceBook';
import { openFilledStore } from './deviceStore';
import type { DeviceProblem } from '../keeper';
import { DeviceStoreError } from './deviceStoreError';
import { openTabs } from './tabs';

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
}

/** The members of an adapter that concern wallets stored on the device. */
export type DeviceWallets = SimulatedWallets & Required<Pick<WalletAdapter, 'subscribeChanges'>>;

/** The options of the wallets of a kept ledger. */
interface DeviceWalletsOptions
  extends SimulatedOptions, Pick<SimulatedAdapterOptions, 'began' | 'record'> {
  /** Called with the problem when kept data cannot be used; the call is then rejected. */
  readonly onProblem?: (problem: DeviceProblem) => void;
}

/** Whether a call failed because there is no space left. Such a write has changed nothing. */
const isWithoutSpace = (cause: unknown) =>
  cause instanceof AdapterError &&
  cause.cause instanceof DeviceStoreError &&
  cause.cause.problem === 'no-space';

/** Refuses an order that cannot be stored: it is certain that it was not carried out. */
const refusedWithoutSpace =
  <Args extends readonly unknown[], Value, Refusal>(
    call: (...args: Args) => Promise<Result<Value, Refusal>>,
  ) =>
  async (...args: Args): Promise<Result<Value, Refusal | { readonly kind: 'no-space' }>> => {
    try {
      return await call(...args);
    } catch (cause) {
      if (isWithoutSpace(cause)) return refuse({ kind: 'no-space' });
      throw cause;
    }
  };

/** The wallets of a kept ledger. Each call first reads the writes of other tabs. */
export function createDeviceWallets(
  session: Pick<SimulatedSession, 'isOpen' | 'take' | 'within'>,
  book: DeviceBook,
  { onProblem, ...options }: DeviceWalletsOptions,
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
    firstSheet: () => (book.isRead() ? wallets.firstSheet() : null),
    send: refusedWithoutSpace(wallets.send),
    exchange: refusedWithoutSpace(wallets.exchange),
    subscribeChanges: book.onChange,
  };
}

/**
 * Makes a back end whose wallets are stored on this device, in the browser's IndexedDB. The user, the delays and the
 * prices are simulated. Several tabs share the wallets. A payment is executed only once, even if a tab is closed during
 * the payment. A call rejects with `unreachable` if the data cannot be used; the `cause` is a `DeviceStoreError`.
 */
export function createDeviceAdapter(options: DeviceAdapterOptions): WalletAdapter {
  const { clock, name = 'florin', isExpected = false } = options;
  const { wallets: start = sampleWorld(clock.now()) } = options;
  const { isOpen, take, within, ...ways } = createSimulatedSession(options);
  const open = () => openFilledStore(name, start.wallets, isExpected);
  const book = createDeviceBook({ clock, open, tabs: openTabs(name), start });
  return { ...ways, ...createDeviceWallets({ isOpen, take, within }, book, options) };
}
