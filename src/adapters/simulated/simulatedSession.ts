import type { Credentials, User } from '../../domain/user';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../domain/demo/demoAccount';
import { accept, refuse } from '../../domain/result';
import { wait, type Clock } from '../../services/clock';
import type { Random } from '../../services/random';
import { AdapterError } from '../adapterError';
import { unlessAborted } from '../unlessAborted';
import type { ReadOptions, WalletAdapter } from '../walletAdapter';

/** The options of `createSimulatedSession`. */
export interface SimulatedOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** Whether calls take their specified time or no time. A function is called at every call. Default: `'real'`. */
  readonly delays?: 'real' | 'none' | (() => 'real' | 'none');
  /** The initially signed-in user, or null. Default: the demo user. */
  readonly user?: User | null;
}

/** The simulated back end's methods for signing in and out. Pages without wallets need only these. */
export interface SimulatedSession extends Required<
  Pick<WalletAdapter, 'user' | 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signOut'>
> {
  /** Returns whether a user is signed in. */
  readonly isOpen: () => boolean;
  /** Calls `answer` and returns its result. Rejects with `signed-out` if no user is signed in. */
  within<Value>(options: ReadOptions, answer: () => Value | Promise<Value>): Promise<Value>;
  /** Waits for the specified duration of a call in milliseconds, or not at all if `delays` is `'none'`. */
  readonly take: (ms: number) => Promise<void>;
}

const SIGN_IN_MS = 1_000;
const SIGN_UP_MS = 2_000;
const BIOMETRIC_MS = 1_500;

const BIOMETRIC_SUCCESS_PERCENT = 90;

/**
 * Returns whether credentials are those of the demo account. Ignores case and blanks around the email, because phones
 * may add them.
 */
const isDemo = ({ email, password }: Credentials): boolean =>
  email.trim().toLowerCase() === DEMO_CREDENTIALS.email && password === DEMO_CREDENTIALS.password;

/** Creates the simulated session, which accepts only the credentials of the demo account. */
export function createSimulatedSession({
  clock,
  random,
  delays = 'real',
  user = DEMO_USER,
}: SimulatedOptions): SimulatedSession {
  let signedIn = user;
  const take = (ms: number) =>
    wait(clock, (typeof delays === 'function' ? delays() : delays) === 'real' ? ms : 0);

  /** Signs in the demo user, unless the call was aborted. */
  function enter(signal: AbortSignal | undefined) {
    if (!signal?.aborted) signedIn = DEMO_USER;
    return accept(DEMO_USER);
  }

  return {
    user,
    isOpen: () => signedIn !== null,
    take,
    within: ({ signal }, answer) =>
      unlessAborted(signal, async () => {
        if (!signedIn) throw new AdapterError('signed-out', 'No user is signed in');
        return answer();
      }),
    signIn: (credentials, { signal } = {}) =>
      unlessAborted(signal, async () => {
        await take(SIGN_IN_MS);
        return isDemo(credentials) ? enter(signal) : refuse({ kind: 'wrong-credentials' });
      }),
    signUp: ({ email }, { signal } = {}) =>
      unlessAborted(signal, async () => {
        await take(SIGN_UP_MS);
        await take(SIGN_IN_MS);
        // As specified, signing up compares only the email, so `isDemo` receives the right password.
        const isKnown = isDemo({ email, password: DEMO_CREDENTIALS.password });
        return isKnown ? enter(signal) : refuse({ kind: 'not-opened' });
      }),
    signInWithBiometrics: ({ signal } = {}) =>
      unlessAborted(signal, async () => {
        await take(BIOMETRIC_MS);
        const isRecognised = random.integer(1, 100) <= BIOMETRIC_SUCCESS_PERCENT;
        return isRecognised ? enter(signal) : refuse({ kind: 'not-recognised' });
      }),
    signOut: ({ signal } = {}) =>
      unlessAborted(signal, async () => {
        await take(0);
        signedIn = null;
      }),
  };
}
