import type { AdapterCall } from '../backend/aroundCalls';
import { aroundCalls } from '../backend/aroundCalls';
import { unlessAborted } from '../backend/unlessAborted';
import type { WalletAdapter } from '../backend/walletAdapter';
import { refuse } from '../domain/result';
import type { Clock } from '../services/clock';
import { wait } from '../services/clock';
import type { Device } from '../services/device';

/** The calls that can fail: of the adapter and of the device. */
export type CallName = AdapterCall | 'copy' | 'share' | 'save';

/** The refusals of the calls that can be refused. */
const REFUSALS = {
  signIn: 'wrong-credentials',
  signUp: 'not-opened',
  signInWithBiometrics: 'not-recognised',
} as const satisfies Partial<Record<CallName, string>>;

type RefusableCall = keyof typeof REFUSALS;

/** The outcome of a call: normal, refused, an exception, or no answer. */
export type Outcome = 'normal' | 'refuse' | 'fail' | 'hang';

/** The outcome of each call; the default is normal. */
export type Outcomes = {
  [Name in CallName]?: Name extends RefusableCall ? Outcome : Exclude<Outcome, 'refuse'>;
} & {
  /** The outcome of the next call, which clears it. It does not apply to readings that the app starts by itself. */
  next?: Exclude<Outcome, 'refuse'>;
};

/** Whether calls take their specified time, no time, or five times as long. */
export type Delays = 'real' | 'none' | 'slow';

/** The specified durations, in milliseconds. */
const SPECIFIED_MS: Readonly<Partial<Record<CallName, number>>> = {
  signIn: 1_000,
  // It includes the sign-in.
  signUp: 3_000,
  signInWithBiometrics: 1_500,
  send: 2_000,
  exchange: 2_000,
};

/** A started call. */
export interface BegunCall {
  readonly name: CallName;
  /** Its outcome. */
  readonly outcome: Outcome;
  /** Settles when the call ends. */
  readonly answered: Promise<unknown>;
}

/** The options of faulty calls. */
export interface FaultOptions {
  readonly clock: Clock;
  /** The duration of calls; read at every call. */
  readonly delays: () => Delays;
  /** Read at every call, so that it can be changed while the world runs. */
  readonly outcomes: Outcomes;
  /** Called with every started call. */
  readonly onCall?: ((call: BegunCall) => void) | undefined;
}

/** Readings that the app starts by itself at any time. They do not use up `next`. */
const READINGS: ReadonlySet<CallName> = new Set(['balances', 'history', 'priceHistory'] as const);

/** The outcome of a call that starts now. */
function takeOutcome(outcomes: Outcomes, name: CallName): Outcome {
  const { next } = outcomes;
  if (next === undefined || READINGS.has(name)) return outcomes[name] ?? 'normal';
  delete outcomes.next;
  return next;
}

const isRefusable = (name: CallName): name is RefusableCall => Object.hasOwn(REFUSALS, name);

/** Creates the function that wraps every call of a faulty world. */
function createFaults({ clock, delays, outcomes, onCall }: FaultOptions) {
  return (name: CallName, call: () => Promise<unknown>, signal?: AbortSignal): Promise<unknown> => {
    const outcome = takeOutcome(outcomes, name);
    const pace = delays();
    const specified = SPECIFIED_MS[name] ?? 0;
    const end = async () => {
      if (outcome === 'hang') return new Promise<never>(() => undefined);
      if (pace === 'slow') await wait(clock, specified * 4);
      if (outcome === 'normal' || (outcome === 'refuse' && !isRefusable(name))) return call();
      await wait(clock, pace === 'none' ? 0 : specified);
      if (outcome === 'fail') throw new Error(`The ${name} call failed`);
      return refuse({ kind: REFUSALS[name as RefusableCall] });
    };
    const answered = unlessAborted(signal, end);
    onCall?.({ name, outcome, answered });
    return answered;
  };
}

/** An adapter whose calls can fail, hang, or take longer. Aborting the signal ends a call at once. */
export function faultyAdapter(adapter: WalletAdapter, options: FaultOptions): WalletAdapter {
  return aroundCalls(adapter, createFaults(options));
}

/** A device whose calls can fail. */
export function faultyDevice(device: Device, options: FaultOptions): Device {
  const around = createFaults(options) as <Value>(
    name: CallName,
    call: () => Promise<Value>,
  ) => Promise<Value>;
  return {
    ...device,
    copy: (text) => around('copy', () => device.copy(text)),
    share: (text) => around('share', () => device.share(text)),
    save: (file) => around('save', () => device.save(file)),
  };
}
