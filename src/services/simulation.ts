import type { Clock } from './clock';
import { wait } from './clock';

/** The calls that can say no; the others are carried out or fail. */
type RefusableCall = 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signInAsDemo';

/** The calls to the outside world that can be made to go wrong. */
export type CallName = RefusableCall | 'signOut' | 'send' | 'exchange' | 'copy' | 'share' | 'save';

/** How a call ends: as it would, with a "no", with an exception, or not at all. */
export type Outcome = 'normal' | 'refuse' | 'fail' | 'hang';

/** How each call ends; one that is not named ends as it would. */
export type Outcomes = {
  [Name in CallName]?: Name extends RefusableCall ? Outcome : Exclude<Outcome, 'refuse'>;
} & {
  /** How the very next call ends, whichever it is; that call uses it up. */
  next?: Exclude<Outcome, 'refuse'>;
};

/** Whether calls take their specified time, none, or five times as long. */
export type Delays = 'real' | 'none' | 'slow';

/** The factor of a call's specified time. */
const FACTORS: Readonly<Record<Delays, number>> = { none: 0, real: 1, slow: 5 };

/**
 * Simulates one call: waits, then gives the answer, the refusal, or an exception.
 * `ms` is the call's specified delay.
 */
export type Call = <Answer>(
  name: CallName,
  ms: number,
  answer: () => Answer | Promise<Answer>,
  refusal?: Answer,
) => Promise<Answer>;

/** A call that has begun. */
export interface BegunCall {
  readonly name: CallName;
  /** How it is going to end. */
  readonly outcome: Outcome;
  /** Settles when the call ends. */
  readonly answered: Promise<unknown>;
}

/** The conditions of the simulated calls. */
export interface SimulationOptions {
  readonly clock: Clock;
  /** How long calls take; a function is asked at every call. */
  readonly delays: Delays | (() => Delays);
  /** Read at every call, so that a running world can be told to go wrong. */
  readonly outcomes: Outcomes;
  /** Is told of every call that begins. */
  readonly onCall?: ((call: BegunCall) => void) | undefined;
}

/** How a call ends that begins now. */
function takeOutcome(outcomes: Outcomes, name: CallName): Outcome {
  const outcome = outcomes.next ?? outcomes[name] ?? 'normal';
  delete outcomes.next;
  return outcome;
}

/** Makes the function that every simulated service calls through. */
export function createCall({ clock, delays, outcomes, onCall }: SimulationOptions): Call {
  return (name, ms, answer, refusal) => {
    const outcome = takeOutcome(outcomes, name);
    const factor = FACTORS[typeof delays === 'function' ? delays() : delays];
    const end = async () => {
      if (outcome === 'hang') return new Promise<never>(() => undefined);
      await wait(clock, ms * factor);
      if (outcome === 'fail') throw new Error(`The ${name} call failed`);
      return outcome === 'refuse' && refusal !== undefined ? refusal : answer();
    };
    const answered = end();
    onCall?.({ name, outcome, answered });
    return answered;
  };
}
