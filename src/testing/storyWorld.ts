import { transactionsOf } from '../domain/history/transaction';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Contact } from '../domain/recipients/contact';
import type { Balances } from '../domain/currency/currency';
import { emptyWorld, sampleWorld } from '../domain/ledger/sampleWorld';
import type { WalletState } from '../domain/ledger/ledger';
import type { User } from '../domain/user';
import { longHistory } from './longHistory';
import { DEMO_USER } from '../domain/user';
import type { ManualClock } from './manualClock';
import { createManualClock } from './manualClock';
import type { SavedFile } from '../services/device';
import type { Random } from '../services/random';
import { createSimulatedAdapter } from '../backend/simulated/simulatedAdapter';
import type { WalletAdapter } from '../backend/walletAdapter';
import type { World } from '../state/world';
import { contactsOf } from '../state/contactsStore';
import type { BegunCall, Delays, Outcomes } from './faults';
import { faultyAdapter, faultyDevice } from './faults';

/**
 * A whole world in plain data, for stories and tests. A part that is left out is calm: the demo user
 * with the sample wallets, calls that answer at once, a clock that stands still.
 */
export interface WorldDescription {
  /** The session at the start. */
  readonly session?: 'demo' | 'signed-out';
  /** The signed-in user's differences from the demo user. */
  readonly user?: Partial<User>;
  /** The wallets' balances at the start. */
  readonly holdings?: 'sample' | 'empty';
  /** How many transactions the active wallet has, for long histories; those of the sample without it. */
  readonly transactions?: number;
  /** Balances of the active wallet that differ from those. */
  readonly balances?: Partial<Balances>;
  /** The saved contacts at the start; nobody without them. */
  readonly contacts?: readonly Contact[];
  /** The moment at which the clock stands, ISO 8601. */
  readonly now?: string;
  /** Start of the sequence of draws. */
  readonly seed?: number;
  /** With real delays a call ends when the clock is moved on by its specified time. */
  readonly delays?: Delays;
  /** How calls end. */
  readonly calls?: Outcomes;
  /** Puts another adapter in the place of the simulated one, or around it; see `backEndIn`. */
  readonly backEnd?: (simulated: WalletAdapter, clock: ManualClock) => WalletAdapter;
  /** Whether the device has a share sheet. */
  readonly canShare?: boolean;
  /** Whether pages may ask for a camera. There is none: it is not found. */
  readonly hasCamera?: boolean;
}

/** A world that can be steered and that remembers what left it. */
export interface StoryWorld extends World {
  readonly clock: ManualClock;
  /** The wallets of the simulated back end at the start. */
  readonly start: WalletState;
  /** How calls end from now on; may be changed while the story runs. */
  readonly outcomes: Outcomes;
  /** How long calls take from now on; may be changed while the story runs. */
  delays: Delays;
  /** Texts that were put on the clipboard. */
  readonly copied: readonly string[];
  /** Texts that were handed to the share sheet. */
  readonly shared: readonly string[];
  /** The titles of the pages that were printed. */
  readonly printed: readonly string[];
  /** Files that were saved. */
  readonly saved: readonly SavedFile[];
  /** Messages that were logged. */
  readonly logged: readonly string[];
  /** How many questions stand before the page can be left; never more than one is right. */
  readonly leaving: { readonly questions: number };
  /** Connects the device to its network again. */
  readonly reconnect: () => void;
}

/** Randomness that repeats: the same seed draws the same numbers. */
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

/** Makes the described world, fresh; `onCall` is told of every call that begins in it. */
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
  const simulated = createSimulatedAdapter({
    clock,
    random,
    delays: () => (steering.delays === 'none' ? 'none' : 'real'),
    user: session === 'demo' ? { ...DEMO_USER, ...description.user } : null,
    wallets: start,
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
    askBeforeLeaving() {
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
  const world: StoryWorld = Object.assign(steering, {
    clock,
    random,
    device: faultyDevice(device, conditions),
    log: {
      info: (message: string) => logged.push(message),
      warn: (message: string) => logged.push(message),
    },
    adapter: faultyAdapter(description.backEnd?.(simulated, clock) ?? simulated, conditions),
    start,
    outcomes,
    copied,
    shared,
    printed,
    saved,
    logged,
    leaving,
    reconnect() {
      for (const run of reconnects) run();
    },
  });
  // The contacts of a world begin with these.
  contactsOf(world, contacts);
  return world;
}
