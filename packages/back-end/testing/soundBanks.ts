import type { ConformanceOptions } from '../src/conformance/conformance';
import { AdapterError } from '#src/adapters/adapterError';
import { aroundCalls } from '#src/adapters/aroundCalls';
import type { OrderRefusal } from '#src/domain/ledger/ledger';
import { refuse } from '#src/domain/result';
import type { ManualClock } from '#src/services/manualClock';
import { createSimulatedAdapter } from '#src/adapters/simulated/simulatedAdapter';
import {
  createSimulatedSteps,
  type SimulatedStepsOptions,
} from '#packages/payment-steps/src/simulatedSteps';
import type { AdapterRefusal, WalletAdapter } from '#src/adapters/walletAdapter';
import {
  connected,
  createSimulatedBackEnd,
  FACTS,
  simulatedOptions,
  type SimulatedBackEnd,
} from './conformanceWorlds';
import { createClassAdapter } from '#src/testing/classAdapter';

/** Allowed differences of a bank from the simulated back end. */
export interface Ways {
  /** Whether payments need a code, and what they cost. */
  readonly steps?: Omit<SimulatedStepsOptions, 'book' | 'clock'>;
  /** Changes the adapter of a connection. */
  readonly change?: (adapter: WalletAdapter, bank: Bank) => WalletAdapter;
}

type Bank = SimulatedBackEnd;

/** Returns the conformance options of a bank that differs from the simulated back end, but follows all rules. */
export function bankOf({
  steps = {},
  change = (adapter) => adapter,
}: Ways): ConformanceOptions<Bank> {
  return {
    ...simulatedOptions(),
    open() {
      const shared = createSimulatedBackEnd();
      const { clock, random, book } = shared;
      const withSteps = createSimulatedSteps({
        ...steps,
        book,
        clock,
        needsCode:
          steps.needsCode ?? (({ recipient }) => recipient === FACTS.challenged.payment.recipient),
      });
      const options = { clock, random, delays: 'none', user: null, book } as const;
      const bank: Bank = {
        ...shared,
        connect: ({ wrapAdapter }) =>
          wrapAdapter(connected(bank, change(withSteps(createSimulatedAdapter(options)), bank))),
      };
      return bank;
    },
  };
}

/** Returns an adapter whose price stream begins with all current prices, and repeats all prices in each update. */
const withAllPrices = (adapter: WalletAdapter, { book, clock }: Bank): WalletAdapter => ({
  ...adapter,
  subscribePrices({ onPrices, ...listener }) {
    onPrices({ market: book.state.market, at: new Date(clock.now()).toISOString() });
    return adapter.subscribePrices({
      ...listener,
      onPrices: ({ market, at }) => {
        onPrices({ market: { ...book.state.market, ...market }, at });
      },
    });
  },
});

/** How long a session lasts, in milliseconds, and how many calls it answers. */
const SESSION_MS = 600_000;
const SESSION_CALLS = 12;

/** Returns an adapter whose sessions end after ten minutes, and after twelve calls. */
function withShortSessions(adapter: WalletAdapter, { clock }: { clock: ManualClock }) {
  let until = 0;
  let left = 0;
  const begins = new Set(['signIn', 'signUp', 'signInWithBiometrics']);
  return aroundCalls(adapter, async (name, call) => {
    if (begins.has(name)) {
      until = clock.now() + SESSION_MS;
      left = SESSION_CALLS;
      return call();
    }
    left -= 1;
    if (name !== 'signOut' && (left < 0 || clock.now() >= until)) {
      await adapter.signOut();
      throw new AdapterError('signed-out', 'The session has ended');
    }
    return call();
  });
}

/** Returns an adapter that refuses orders with sentences instead of kinds, and repeats a refusal for the same key. */
function withStoredRefusals(adapter: WalletAdapter): WalletAdapter {
  const KINDS = new Set<AdapterRefusal['kind']>([
    'insufficient-balance',
    'not-positive',
  ] satisfies OrderRefusal['kind'][]);
  const stored = new Map<string, AdapterRefusal>();
  return {
    ...adapter,
    async send(order, options) {
      const { idempotencyKey: key } = options;
      const before = stored.get(key);
      if (before) return refuse(before);
      const answer = await adapter.send(order, options);
      if (answer.ok || !KINDS.has(answer.refusal.kind)) return answer;
      const text = 'The bank has refused this payment.';
      const refusal = { kind: 'message', text, retry: 'new' } as const;
      stored.set(key, refusal);
      return refuse(refusal);
    },
  };
}

/** Banks that differ from the simulated back end, but follow all rules. The conformance kit must accept them. */
export const SOUND_BANKS: readonly (readonly [string, ConformanceOptions<Bank>])[] = [
  ['whose adapter is a class', bankOf({ change: createClassAdapter })],
  ['whose price stream begins with all prices', bankOf({ change: withAllPrices })],
  ['whose session ends by itself', bankOf({ change: withShortSessions })],
  ['that wants a code for every payment', bankOf({ steps: { needsCode: () => true } })],
  ['that charges a fee', bankOf({ steps: { feeOf: () => '0.35' } })],
  ['that stores refusals with their keys', bankOf({ change: withStoredRefusals })],
  [
    'that does all of this',
    bankOf({
      steps: { needsCode: () => true, feeOf: () => '0.35' },
      change: (adapter, bank) =>
        createClassAdapter(
          withShortSessions(withAllPrices(withStoredRefusals(adapter), bank), bank),
        ),
    }),
  ],
];
