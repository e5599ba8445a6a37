import { transactionsOf } from '../domain/history/transaction';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Contact } from '../domain/recipients/contact';
import type { Balances } from '../domain/currency/currency';
import { emptyWorld, sampleWorld } from '../domain/demo/sampleWorld';
import type { WalletState } from '../domain/ledger/ledger';
import type { User } from '../domain/user';
import { longHistory } from './longHistory';
import { DEMO_USER } from '../domain/demo/demoAccount';
import { createManualClock, type ManualClock } from '../services/manualClock';
import type { SavedFile } from '../services/device';
import type { Random } from '../services/random';
import { createSimulatedAdapter } from '../adapters/simulated/simulatedAdapter';
import { createSimulatedBook } from '../adapters/simulated/simulatedBook';
import { withStatus, type StatusChange } from '../adapters/simulated/simulatedStatus';
import type { WalletAdapter } from '../adapters/walletAdapter';
import { createWorld, type World } from '../state/world';
import { connectKeeper } from '../state/storage/connectKeeper';
import { faultyAdapter, type Delays } from '../adapters/faults';
import { createFakeKeeper, type FakeKeeper, type KeptDescription } from './fakeKeeper';
import { faultyDevice, type BegunCall, type Outcomes } from './faults';

/**
 * Describes the environment of a story or a test as plain data: user, wallets, clock, device and back end (see "World"
 * in CONTRIBUTING.md). By default, the demo user is signed in with the sample wallets, calls respond immediately, and
 * the clock is stopped.
 */
export interface WorldDescription {
  /** Whether a user is signed in at the start. `demo` is the demo user. */
  readonly session?: 'demo' | 'signed-out';
  /** The properties of the signed-in user that differ from the demo user. */
  readonly user?: Partial<User>;
  /** The balances of the wallets at the start. */
  readonly holdings?: 'sample' | 'empty';
  /**
   * The number of transactions in the active wallet, to test a long history. By default, the wallet has the sample
   * transactions.
   */
  readonly transactions?: number;
  /** The balances of the active wallet that differ from `holdings`. */
  readonly balances?: Partial<Balances>;
  /** The saved contacts at the start. The default is none. */
  readonly contacts?: readonly Contact[];
  /** The start time of the clock (ISO 8601). */
  readonly now?: string;
  /** The seed of the random numbers. */
  readonly seed?: number;
  /** The delays of calls. With `real`, a call ends when the clock has been advanced by the call's usual duration. */
  readonly delays?: Delays;
  /** The outcomes of calls, such as `{ send: 'fail' }`. A call without an outcome succeeds. */
  readonly calls?: Outcomes;
  /** Replaces or wraps the simulated adapter. `backEndIn` creates such functions. */
  readonly backEnd?: (simulated: WalletAdapter, clock: ManualClock) => WalletAdapter;
  /** The data that is stored on the device. By default, no data is stored. */
  readonly kept?: KeptDescription;
  readonly canShare?: boolean;
  /** Whether the page may request a camera. Opening a camera always fails with a `NotFoundError`. */
  readonly hasCamera?: boolean;
}

/** The environment of a story or a test, with controls and with records of what the app has done. */
export interface StoryWorld extends World {
  readonly clock: ManualClock;
  readonly keeper: FakeKeeper;
  /** The wallets of the simulated back end at the start. */
  readonly start: WalletState;
  /** The outcomes of the next calls. A story can change them while it runs. */
  readonly outcomes: Outcomes;
  /** The delays of the next calls. A story can change them while it runs. */
  delays: Delays;
  readonly copied: readonly string[];
  readonly shared: readonly string[];
  /** The titles of the pages that the app has printed. */
  readonly printed: readonly string[];
  readonly saved: readonly SavedFile[];
  readonly logged: readonly string[];
  /** The number of active `confirmBeforeUnload` calls, which make the browser ask before the page closes. */
  readonly leaving: { readonly questions: number };
  /**
   * Changes the status of a payment in the back end, and reconnects the device, so that the app reads the new status.
   */
  readonly setStatus: (change: StatusChange) => void;
}

/** Creates a random generator with a seed. The same seed results in the same numbers. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  return { integer: (min, max) => uniformInt(generator, min, max) };
}

function walletsFor(description: WorldDescription, now: number): WalletState {
  const state = description.holdings === 'empty' ? emptyWorld(now) : sampleWorld(now);
  return {
    ...state,
    wallets: state.wallets.map((wallet) =>
      wallet.id === state.activeWalletId
        ? {
            ...wallet,
            balances: { ...wallet.balances, ...description.balances },
            transactions: longHistory(
              transactionsOf(wallet.transactions),
              description.transactions,
              now,
            ),
          }
        : wallet,
    ),
  };
}

/** Creates the environment that `description` describes. `onCall` is called whenever a call starts. */
export function createStoryWorld(
  description: WorldDescription = {},
  onCall?: (call: BegunCall) => void,
): StoryWorld {
  const {
    session = 'demo',
    now = '2026-03-14T09:26:53.000Z',
    seed = 1,
    delays = 'none',
    calls = {},
    contacts = [],
    canShare = true,
    hasCamera = true,
  } = description;
  const clock = createManualClock(Date.parse(now));
  const outcomes: Outcomes = { ...calls };
  const copied: string[] = [];
  const shared: string[] = [];
  const printed: string[] = [];
  const saved: SavedFile[] = [];
  const logged: string[] = [];
  const leaving = { questions: 0 };
  const reconnects = new Set<() => void>();
  const keep = (list: string[]) => (text: string) => {
    list.push(text);
    return Promise.resolve();
  };
  const steering = { delays };
  const conditions = { clock, outcomes, delays: () => steering.delays, onCall };
  const random = seededRandom(seed);
  const start = walletsFor(description, clock.now());
  const book = createSimulatedBook(start, clock);
  const simulated = createSimulatedAdapter({
    clock,
    random,
    delays: () => (steering.delays === 'none' ? 'none' : 'real'),
    user: session === 'demo' ? { ...DEMO_USER, ...description.user } : null,
    book,
  });
  const device = {
    copy: keep(copied),
    canShare: () => canShare,
    share: keep(shared),
    print() {
      printed.push(document.title);
    },
    save: async (file: SavedFile) => {
      saved.push(file);
      return Promise.resolve();
    },
    hasCamera: () => hasCamera,
    openCamera: () => Promise.reject(new DOMException('There is none', 'NotFoundError')),
    confirmBeforeUnload() {
      leaving.questions += 1;
      return () => {
        leaving.questions -= 1;
      };
    },
    onReconnect(run: () => void) {
      reconnects.add(run);
      return () => {
        reconnects.delete(run);
      };
    },
  };
  const keeper = createFakeKeeper(description.kept, { clock, book, start, contacts });
  const outside = Object.assign(steering, {
    clock,
    random,
    device: faultyDevice(device, conditions),
    log: {
      info: (message: string) => logged.push(message),
      warn: (message: string) => logged.push(message),
    },
    keeper,
    adapter: faultyAdapter(description.backEnd?.(simulated, clock) ?? simulated, conditions),
    start,
    outcomes,
    copied,
    shared,
    printed,
    saved,
    logged,
    leaving,
    setStatus(change: StatusChange) {
      book.state = withStatus(book.state, change);
      for (const run of reconnects) run();
    },
  });
  const world: StoryWorld = createWorld(outside, contacts);
  connectKeeper(world, keeper);
  return world;
}
