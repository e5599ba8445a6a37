import type { Market } from '../domain/currency/currency';
import { sampleWorld } from '../domain/demo/sampleWorld';
import type { WalletState } from '../domain/ledger/ledger';
import type { User } from '../domain/user';
import type { Clock } from '../services/clock';
import type { Random } from '../services/random';
import type { Faults } from './faults';
import { faultyAdapter } from './faults';
import { createSimulatedAdapter } from './simulated/simulatedAdapter';
import { createSimulatedBook } from './simulated/simulatedBook';
import type { WalletAdapter } from './walletAdapter';

/** The options of a fake back end. */
export interface FakeAdapterOptions {
  /** The clock of its delays, quotes and dates: `createManualClock` of `florin/testing`. */
  readonly clock: Clock;
  /** How calls end. They are read at every call, so a test may change them. */
  readonly faults?: Faults;
  /** With `'real'`, a payment ends two seconds later on the clock. By default all calls are answered at once. */
  readonly delays?: 'real' | 'none';
  /** The initially signed-in user: the demo user by default, no user with null. */
  readonly user?: User | null;
  /** The initial wallets; the sample wallets by default. */
  readonly wallets?: WalletState;
}

/** A back end in memory for tests. */
export interface FakeAdapter extends WalletAdapter {
  /** Changes prices now, and sends them to all listeners. Otherwise they do not change. */
  setPrices(market: Partial<Market>): void;
}

/** Each draw is the middle of its range. So prices stay the same, and biometrics recognise the user. */
const middle: Random = { integer: (min, max) => Math.floor((min + max) / 2) };

/**
 * Makes a back end for the tests of an app: the simulated back end with a test's clock, and with calls that fail, hang or lose
 * their answer. It carries out each idempotency key once, and changes nothing by itself.
 */
export function createFakeAdapter({
  clock,
  faults = {},
  delays = 'none',
  wallets = sampleWorld(clock.now()),
  ...options
}: FakeAdapterOptions): FakeAdapter {
  const book = createSimulatedBook(wallets, clock);
  const simulated = createSimulatedAdapter({ ...options, clock, random: middle, delays, book });
  return {
    ...faultyAdapter(simulated, { clock, outcomes: faults, delays: () => delays }),
    setPrices(market) {
      book.state = { ...book.state, market: { ...book.state.market, ...market } };
      const at = new Date(clock.now()).toISOString();
      for (const listener of book.priceListeners) listener({ market, at });
    },
  };
}
