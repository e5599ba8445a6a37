import type { Market } from '#src/domain/currency/currency';
import { sampleWorld } from '#src/domain/demo/sampleWorld';
import type { WalletState } from '#src/domain/ledger/ledger';
import type { User } from '#src/domain/user';
import type { Clock } from '#src/services/clock';
import type { Random } from '#src/services/random';
import { faultyAdapter, type Faults } from '#src/adapters/faults';
import { createSimulatedAdapter } from '#src/adapters/simulated/simulatedAdapter';
import { createSimulatedBook } from '#src/adapters/simulated/simulatedBook';
import { withStatus } from '#src/adapters/simulated/simulatedStatus';
import type { StatusChange } from './conformance/backEnd';
import type { WalletAdapter } from '#src/adapters/walletAdapter';

/** The options of `createFakeAdapter`, with which a test controls the time, the failures and the data. */
export interface FakeAdapterOptions {
  /** The clock of the delays, quotes and dates. Use `createManualClock` of `florin/testing`. */
  readonly clock: Clock;
  /**
   * The faults of calls: they can fail, hang or lose their response. The object is read at every call, so a test may
   * change it at any time.
   */
  readonly faults?: Faults;
  /**
   * With `'real'`, calls take the time of the simulated back end, such as two seconds on the clock for a payment. By
   * default all calls end at once.
   */
  readonly delays?: 'real' | 'none';
  /** The initially signed-in user, or null for no user. Default: the demo user. */
  readonly user?: User | null;
  /** The initial wallets. Default: the sample wallets. */
  readonly wallets?: WalletState;
}

/** A back end in memory for tests, with functions that change prices and statuses. */
export interface FakeAdapter extends WalletAdapter {
  /** Changes prices now, and sends the new prices to all listeners. Prices never change by themselves. */
  setPrices(market: Market): void;
  /**
   * Changes the status of a sent or received payment, and moves its money. For example, the payment fails, or a part of
   * it has arrived. Hooks read the new status when the clock has advanced by half a second.
   */
  setStatus(change: StatusChange): void;
}

/**
 * Returns the middle of each range instead of a random number, so that prices do not change and biometrics recognise
 * the user.
 */
const middle: Random = { integer: (min, max) => Math.floor((min + max) / 2) };

/**
 * Creates a back end for the tests of an app: the simulated back end with a test's clock, and with calls that fail,
 * hang or lose their response. It executes an order once for each idempotency key, and changes nothing by itself.
 */
export function createFakeAdapter({
  clock,
  faults = {},
  delays = 'none',
  wallets = sampleWorld(clock.now()),
  ...options
}: FakeAdapterOptions): FakeAdapter {
  const book = createSimulatedBook(wallets, clock);
  const listeners = new Set<() => void>();
  const simulated = createSimulatedAdapter({ ...options, clock, random: middle, delays, book });
  return {
    ...faultyAdapter(simulated, { clock, outcomes: faults, delays: () => delays }),
    subscribeChanges(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    setStatus(change) {
      book.state = withStatus(book.state, change);
      for (const listener of listeners) listener();
    },
    setPrices(market) {
      book.state = { ...book.state, market: { ...book.state.market, ...market } };
      const at = new Date(clock.now()).toISOString();
      for (const listener of book.priceListeners) listener({ market, at });
    },
  };
}
