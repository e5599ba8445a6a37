import { refuse } from '../domain/result';
import { wait, type Clock } from '../services/clock';
import { AdapterError } from './adapterError';
import { aroundCalls, type AdapterCall } from './aroundCalls';
import { unlessAborted } from './unlessAborted';
import type { WalletAdapter } from './walletAdapter';

/** The calls that can have the outcome `refuse`, and the kind of their refusal. */
const REFUSALS = {
  signIn: 'wrong-credentials',
  signUp: 'not-opened',
  signInWithBiometrics: 'not-recognised',
} as const satisfies Partial<Record<AdapterCall, string>>;

type RefusableCall = keyof typeof REFUSALS;

/**
 * The outcome of a call:
 *
 * - `normal`: the back end answers.
 * - `refuse`: the back end refuses the call.
 * - `fail`: the call rejects before it reaches the back end.
 * - `lost`: the back end executes the call, but the response is lost and the call rejects.
 * - `hang`: the call never settles.
 */
export type Outcome = 'normal' | 'refuse' | 'fail' | 'lost' | 'hang';

/** The outcome of each call by name. Default: `normal`. */
export type Faults<Name extends string = AdapterCall> = {
  [Call in Name]?: Call extends RefusableCall ? Outcome : Exclude<Outcome, 'refuse'>;
} & {
  /**
   * The outcome of only the next call. The app can read balances, history and prices at any time, so `next` does not
   * apply to these calls.
   */
  next?: Exclude<Outcome, 'refuse'>;
};

/** The duration of calls: as specified, none, or five times as long as specified. */
export type Delays = 'real' | 'none' | 'slow';

/** The specified durations of calls, in milliseconds. */
const SPECIFIED_MS: Readonly<Record<string, number>> = {
  signIn: 1_000,
  // Includes the sign-in that follows.
  signUp: 3_000,
  signInWithBiometrics: 1_500,
  send: 2_000,
  exchange: 2_000,
};

/** A call that has started, as `onCall` receives it. */
export interface BegunCall<Name extends string = AdapterCall> {
  readonly name: Name;
  readonly outcome: Outcome;
  /** Settles when the call ends. */
  readonly answered: Promise<unknown>;
}

/** The options of `faultyAdapter` and `createFaults`. */
export interface FaultOptions<Name extends string = AdapterCall> {
  readonly clock: Clock;
  /** Returns the speed of calls. It is called at every call. */
  readonly delays: () => Delays;
  /** Read at every call, so that a test can change it at any time. */
  readonly outcomes: Faults<Name>;
  readonly onCall?: ((call: BegunCall<Name>) => void) | undefined;
}

/** Calls that the app makes at any time to read data. The outcome `next` does not apply to them. */
const READINGS: ReadonlySet<string> = new Set(['balances', 'history', 'priceHistory']);

/** Returns the outcome of a call that starts now. Removes `next` if it applies to this call. */
function takeOutcome(outcomes: Partial<Record<string, Outcome>>, name: string): Outcome {
  const { next } = outcomes;
  if (next === undefined || READINGS.has(name)) return outcomes[name] ?? 'normal';
  delete outcomes['next'];
  return next;
}

const isRefusable = (name: string): name is RefusableCall => Object.hasOwn(REFUSALS, name);

/** Returns a function that makes a call with its configured outcome and duration. See `aroundCalls`. */
export function createFaults<Name extends string>({
  clock,
  delays,
  outcomes,
  onCall,
}: FaultOptions<Name>) {
  return (name: Name, call: () => Promise<unknown>, signal?: AbortSignal): Promise<unknown> => {
    const outcome = takeOutcome(outcomes, name);
    const pace = delays();
    const specified = SPECIFIED_MS[name] ?? 0;
    const lost = () => new AdapterError('unreachable', `The ${name} call failed`);
    const end = async () => {
      if (outcome === 'hang') return new Promise<never>(() => undefined);
      if (pace === 'slow') await wait(clock, specified * 4);
      if (outcome === 'lost') {
        await call();
        throw lost();
      }
      if (outcome === 'normal' || (outcome === 'refuse' && !isRefusable(name))) return call();
      await wait(clock, pace === 'none' ? 0 : specified);
      if (outcome === 'fail') throw lost();
      return refuse({ kind: REFUSALS[name as RefusableCall] });
    };
    const answered = unlessAborted(signal, end);
    onCall?.({ name, outcome, answered });
    return answered;
  };
}

/**
 * Returns an adapter whose calls can fail, hang, or take longer, for stories and tests. Aborting the signal of a call
 * ends the call at once.
 */
export const faultyAdapter = (adapter: WalletAdapter, options: FaultOptions): WalletAdapter =>
  aroundCalls(adapter, createFaults(options));
