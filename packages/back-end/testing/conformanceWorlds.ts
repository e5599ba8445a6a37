import type { Ability, BackEndUnderTest, ConformanceOptions } from '../src/conformance/conformance';
import { createHttpAdapter, HTTP_ABILITIES } from '../src/http/httpAdapter';
import { aroundCalls, type AdapterCall } from '#src/adapters/aroundCalls';
import type { StepAbility, WalletAdapter } from '#src/adapters/walletAdapter';
import { deleteDB } from 'idb';
import { createDeviceAdapter, type DeviceAdapter } from '#src/adapters/onDevice/deviceAdapter';
import { DEMO_CREDENTIALS } from '#src/domain/demo/demoAccount';
import { createSimulatedAdapter } from '#src/adapters/simulated/simulatedAdapter';
import { createSimulatedBook, type SimulatedBook } from '#src/adapters/simulated/simulatedBook';
import { withStatus } from '#src/adapters/simulated/simulatedStatus';
import { createSimulatedSteps } from '#packages/payment-steps/src/simulatedSteps';
import { createBackEndFetch, type BackEndFetch } from './backEndFetch';
import { CHALLENGED_RECIPIENT, needsCode } from '#src/testing/challenged';
import type { ManualClock } from '#src/services/manualClock';
import { createFakeLocks } from '#src/testing/fakeLocks';
import { createStoryWorld, type StoryWorld } from '#src/testing/storyWorld';

/** The data of the sample wallets that the conformance tests need. */
export const FACTS = {
  credentials: DEMO_CREDENTIALS,
  wrongCredentials: { email: DEMO_CREDENTIALS.email, password: 'wrong' },
  payment: { walletId: 'personal', recipient: 'ana@florin.example', amount: '1', currency: 'usd' },
  exchange: { walletId: 'personal', from: 'usd', to: 'eur', amount: '10' },
  challenged: {
    payment: {
      walletId: 'personal',
      recipient: CHALLENGED_RECIPIENT,
      amount: '2',
      currency: 'usd',
    },
    code: '123456',
    wrongCode: '000000',
  },
} as const;

/** A back end that uses the clock of the test. */
export interface TimedBackEnd extends BackEndUnderTest {
  readonly clock: ManualClock;
}

const CLOCKS = {
  exchanges: true,
  challenges: true,
  recipients: ['DE89370400440532013000', '+442079460018'],
  expireQuotes: ({ clock }: TimedBackEnd) => {
    clock.advance(30_000);
  },
  expirePreparations: ({ clock }: TimedBackEnd) => {
    clock.advance(300_000);
  },
  skewClock: ({ clock }: TimedBackEnd, ms: number) => {
    clock.leap(ms);
  },
};

const STEPS = [
  'prepare',
  'confirm',
  'confirmSignIn',
  'resendCode',
  'cancelChallenge',
] as const satisfies readonly StepAbility[];

/** Ends the sessions of all connections. */
async function signOutAll(adapters: readonly WalletAdapter[]): Promise<void> {
  await Promise.all(adapters.map((adapter) => adapter.signOut()));
}

const isStep = (name: Ability) => STEPS.some((step) => step === name);

const SIMULATED_ABILITIES = [
  'user',
  'firstSheet',
  'signUp',
  'signInWithBiometrics',
  'createWallet',
  'receiveAddresses',
  'priceHistory',
  'transaction',
  ...STEPS,
  'subscribeChanges',
  'rateOf',
] as const;

/** The simulated back end, with the data that all of its connections share. */
export interface SimulatedBackEnd extends TimedBackEnd {
  readonly book: SimulatedBook;
  /** All connections, so that a test can end their sessions. */
  readonly connections: WalletAdapter[];
  /** The listeners of all connections for changes. */
  readonly changeListeners: Set<() => void>;
}

/** The calls whose changes the simulated back end announces to its connections. */
const ANNOUNCED: ReadonlySet<AdapterCall> = new Set([
  'send',
  'exchange',
  'createWallet',
  'confirm',
]);

/** Adds a connection to a simulated back end, which announces its changes, and the changes of other connections. */
export function connected(
  { connections, changeListeners }: SimulatedBackEnd,
  adapter: WalletAdapter,
): WalletAdapter {
  connections.push(adapter);
  return {
    ...aroundCalls(adapter, async (name, call) => {
      const answer = await call();
      if (ANNOUNCED.has(name)) for (const announce of changeListeners) announce();
      return answer;
    }),
    subscribeChanges(listener) {
      const announce = () => {
        listener();
      };
      changeListeners.add(announce);
      return () => {
        changeListeners.delete(announce);
      };
    },
  };
}

/** Creates the data that all connections of a simulated back end share. */
export function createSimulatedBackEnd(): Omit<SimulatedBackEnd, 'connect'> &
  Pick<StoryWorld, 'random'> {
  const { clock, random, start } = createStoryWorld();
  const book = createSimulatedBook(start, clock);
  return { ...FACTS, clock, random, book, connections: [], changeListeners: new Set() };
}

/** Returns the options of the conformance tests for the simulated back end. `change` can replace the adapter. */
export function simulatedOptions(
  change: (adapter: WalletAdapter) => WalletAdapter = (adapter) => adapter,
): ConformanceOptions<SimulatedBackEnd> {
  return {
    ...CLOCKS,
    abilities: SIMULATED_ABILITIES,
    pushPrices({ book }, update) {
      for (const listener of book.priceListeners) listener(update);
    },
    setStatus({ book, changeListeners }, status) {
      book.state = withStatus(book.state, status);
      for (const announce of changeListeners) announce();
    },
    endSessions: ({ connections }) => signOutAll(connections),
    open() {
      const shared = createSimulatedBackEnd();
      const { clock, random, book } = shared;
      const withSteps = createSimulatedSteps({ book, clock, needsCode });
      const options = { clock, random, delays: 'none', user: null, book } as const;
      const backEnd: SimulatedBackEnd = {
        ...shared,
        connect: ({ wrapAdapter }) =>
          change(wrapAdapter(connected(backEnd, withSteps(createSimulatedAdapter(options))))),
      };
      return backEnd;
    },
  };
}

/** The back end that stores wallets on the device, with the data of each connection. */
interface DeviceBackEnd extends TimedBackEnd {
  readonly adapters: readonly DeviceAdapter[];
}

let databases = 0;

/**
 * Returns the options of the conformance tests for the wallets on the device. `change` can replace the adapter. The
 * environment needs IndexedDB.
 */
export function deviceOptions(
  change: (adapter: DeviceAdapter) => WalletAdapter = (adapter) => adapter,
): ConformanceOptions<DeviceBackEnd> {
  return {
    ...CLOCKS,
    abilities: SIMULATED_ABILITIES.filter((name) => !isStep(name)),
    endSessions: ({ adapters }) => signOutAll(adapters),
    pushPrices({ adapters }, update) {
      for (const { book } of adapters) for (const listener of book.priceListeners) listener(update);
    },
    open() {
      const { clock, random, start } = createStoryWorld();
      databases += 1;
      const name = `conformance-${databases}`;
      const adapters: DeviceAdapter[] = [];
      const locks = createFakeLocks();
      const options = { clock, random, delays: 'none', user: null, name, locks } as const;
      return {
        ...FACTS,
        clock,
        adapters,
        connect({ wrapAdapter }) {
          const adapter = createDeviceAdapter({ ...options, wallets: start });
          adapters.push(adapter);
          return wrapAdapter(change(adapter));
        },
        async close() {
          await Promise.all(adapters.map((adapter) => adapter.close()));
          await deleteDB(name);
        },
      };
    },
  };
}

/** A back end over HTTP that uses the clock of the test. */
interface HttpBackEnd extends TimedBackEnd {
  readonly server: BackEndFetch;
}

/** Returns the options of the conformance tests for the HTTP adapter, with a simulated network. */
export function httpOptions(): ConformanceOptions<HttpBackEnd> {
  return {
    ...CLOCKS,
    abilities: HTTP_ABILITIES,
    pushPrices({ server }, update) {
      server.push(update);
    },
    setStatus({ server }, status) {
      server.setStatus(status);
    },
    endSessions({ server }) {
      server.endSessions();
    },
    open() {
      const world = createStoryWorld();
      const server = createBackEndFetch(world);
      return {
        ...FACTS,
        clock: world.clock,
        server,
        connect: ({ wrapFetch }) =>
          createHttpAdapter({
            baseUrl: 'https://wallet.example/',
            abilities: HTTP_ABILITIES,
            fetch: wrapFetch(server.fetch),
            // Timers of less than 45 seconds run immediately, after the pending microtasks. Longer timers never run.
            after: (ms, run) => {
              if (ms < 45_000) queueMicrotask(run);
              return () => {};
            },
          }),
      };
    },
  };
}
