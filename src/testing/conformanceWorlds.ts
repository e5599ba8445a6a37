import type { BackEndUnderTest, ConformanceOptions } from '../backend/conformance/conformance';
import { createHttpAdapter } from '../backend/http/httpAdapter';
import type { WalletAdapter } from '../backend/walletAdapter';
import { DEMO_CREDENTIALS } from '../domain/user';
import { createSimulatedAdapter } from '../services/simulatedAdapter';
import { createSimulatedBook } from '../services/simulatedBook';
import { createWalletServices } from '../services/walletServices';
import type { BackEndFetch } from './backEndFetch';
import { createBackEndFetch } from './backEndFetch';
import type { ManualClock } from './manualClock';
import { createStoryWorld } from './storyWorld';

/** The facts about the sample wallets that the kit wants to know. */
const FACTS = {
  credentials: DEMO_CREDENTIALS,
  wrongCredentials: { email: DEMO_CREDENTIALS.email, password: 'wrong' },
  payment: { walletId: 'personal', recipient: 'ana@florin.example', amount: '1', currency: 'usd' },
  exchange: { walletId: 'personal', from: 'usd', to: 'eur', amount: '10' },
} as const;

/** A back end in the test's own time. */
export interface TimedBackEnd extends BackEndUnderTest {
  readonly clock: ManualClock;
}

const CLOCKS = {
  exchanges: true,
  expireQuotes: ({ clock }: TimedBackEnd) => {
    clock.advance(30_000);
  },
  skewClock: ({ clock }: TimedBackEnd, ms: number) => {
    clock.leap(ms);
  },
};

/** The kit's options for the simulated world; `change` makes another adapter of it. */
export function simulatedOptions(
  change: (adapter: WalletAdapter) => WalletAdapter = (adapter) => adapter,
): ConformanceOptions<TimedBackEnd> {
  return {
    ...CLOCKS,
    open() {
      const world = { ...createStoryWorld(), user: null };
      const book = createSimulatedBook(createWalletServices(world).wallets, world.clock);
      return {
        ...FACTS,
        clock: world.clock,
        connect: ({ wrapAdapter }) => wrapAdapter(change(createSimulatedAdapter(world, book))),
      };
    },
  };
}

/** A back end over HTTP, in the test's own time. */
interface HttpBackEnd extends TimedBackEnd {
  readonly server: BackEndFetch;
}

/** The kit's options for the adapter over HTTP, without a network. */
export function httpOptions(): ConformanceOptions<HttpBackEnd> {
  return {
    ...CLOCKS,
    pushPrices({ server }, update) {
      server.push(update);
    },
    open() {
      const world = { ...createStoryWorld(), user: null };
      const server = createBackEndFetch(world);
      return {
        ...FACTS,
        clock: world.clock,
        server,
        connect: ({ wrapFetch }) =>
          createHttpAdapter({
            baseUrl: 'https://wallet.example/',
            fetch: wrapFetch(server.fetch),
            // Waits are over at once, but not before what is under way.
            after: (ms, run) => {
              if (ms < 45_000) queueMicrotask(run);
              return () => {};
            },
          }),
      };
    },
  };
}
