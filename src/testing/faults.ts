import type { AdapterCall } from '../backend/aroundCalls';
import { aroundCalls } from '../backend/aroundCalls';
import { unlessAborted } from '../backend/unlessAborted';
import type { WalletAdapter } from '../backend/walletAdapter';
import { refuse } from '../domain/result';
import type { Clock } from '../services/clock';
import { wait } from '../services/clock';
import type { Device } from '../services/device';

/** The calls to the outside world that can be made to go wrong: of the adapter and of the device. */
export type CallName = AdapterCall | 'copy' | 'share' | 'save';

/** The refusals of the calls that can be refused by an outcome. */
const REFUSALS = {
  signIn: 'wrong-credentials',
  signUp: 'not-opened',
  signInWithBiometrics: 'not-recognised',
} as const satisfies Partial<Record<CallName, string>>;

type RefusableCall = keyof typeof REFUSALS;

/** How a call ends: as it would, with a "no", with an exception, or not at all. */
export type Outcome = 'normal' | 'refuse' | 'fail' | 'hang';

/** How each call ends; one that is not named ends as it would. */
export type Outcomes = {
  [Name in CallName]?: Name extends RefusableCall ? Outcome : Exclude<Outcome, 'refuse'>;
} & {
  /** How the next call ends, which uses it up; readings that the app makes by itself are left out. */
  next?: Exclude<Outcome, 'refuse'>;
};

/** Whether calls take their specified time, none, or five times as long. */
export type Delays = 'real' | 'none' | 'slow';

/** The specified time of each call that takes any. */
const SPECIFIED_MS: Readonly<Partial<Record<CallName, number>>> = {
  signIn: 1_000,
  // The sign-in behind it is a part of it.
  signUp: 3_000,
  signInWithBiometrics: 1_500,
  send: 2_000,
  exchange: 2_000,
};

/** A call that has begun. */
export interface BegunCall {
  readonly name: CallName;
  /** How it is going to end. */
  readonly outcome: Outcome;
  /** Settles when the call ends. */
  readonly answered: Promise<unknown>;
}

/** The conditions of calls. */
export interface FaultOptions {
  readonly clock: Clock;
  /** How long calls take; it is asked at every call. */
  readonly delays: () => Delays;
  /** Read at every call, so that it can be changed while the world runs. */
  readonly outcomes: Outcomes;
  /** Receives every call that begins. */
  readonly onCall?: ((call: BegunCall) => void) | undefined;
}

/** The readings that the app makes by itself, at any moment. They do not use up the outcome of the next call. */
const READINGS: ReadonlySet<CallName> = new Set(['balances', 'history', 'priceHistory'] as const);

/** How a call ends that begins now. */
function takeOutcome(outcomes: Outcomes, name: CallName): Outcome {
  const { next } = outcomes;
  if (next === undefined || READINGS.has(name)) return outcomes[name] ?? 'normal';
  delete outcomes.next;
  return next;
}

const isRefusable = (name: CallName): name is RefusableCall => Object.hasOwn(REFUSALS, name);

/** Makes the function that every call of a faulty world passes through. */
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

/** The same adapter, whose calls can be made to fail, to hang, or to take longer. A signal ends each of them at once. */
export function faultyAdapter(adapter: WalletAdapter, options: FaultOptions): WalletAdapter {
  return aroundCalls(adapter, createFaults(options));
}

/** The same device, whose calls can be made to fail. */
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
