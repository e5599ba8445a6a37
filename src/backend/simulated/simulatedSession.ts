import type { Credentials, User } from '../../domain/user';
import { DEMO_CREDENTIALS, DEMO_USER } from '../../domain/user';
import { accept, refuse } from '../../domain/result';
import type { Clock } from '../../services/clock';
import { wait } from '../../services/clock';
import type { Random } from '../../services/random';
import { AdapterError } from '../adapterError';
import { unlessAborted } from '../unlessAborted';
import type { ReadOptions, WalletAdapter } from '../walletAdapter';

/** The parts that the simulated back end is made from. */
export interface SimulatedOptions {
  readonly clock: Clock;
  readonly random: Random;
  /** Whether calls take their specified time; a function is asked at every call. They do without it. */
  readonly delays?: 'real' | 'none' | (() => 'real' | 'none');
  /** The user who is signed in from the start: the demo user without it, and no user with null. */
  readonly user?: User | null;
}

/** The part of the simulated back end that knows its user. No page needs more of it before the wallets. */
export interface SimulatedSession extends Required<
  Pick<WalletAdapter, 'user' | 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signOut'>
> {
  /** Whether a user is signed in now. */
  readonly isOpen: () => boolean;
  /** Answers a call of the signed-in user. Rejects with `signed-out` without a signed-in user. */
  within<Value>(options: ReadOptions, answer: () => Value | Promise<Value>): Promise<Value>;
  /** Waits as long as a call is specified to take. */
  readonly take: (ms: number) => Promise<void>;
}

const SIGN_IN_MS = 1_000;
const SIGN_UP_MS = 2_000;
const BIOMETRIC_MS = 1_500;

/** Of a hundred biometric attempts, how many succeed. */
const BIOMETRIC_SUCCESS_PERCENT = 90;

/** Phones like to capitalise and to add a blank; neither makes it another address. */
const isDemo = ({ email, password }: Credentials): boolean =>
  email.trim().toLowerCase() === DEMO_CREDENTIALS.email && password === DEMO_CREDENTIALS.password;

/** Makes the simulated session: one pair of credentials is known, and calls take their specified time. */
export function createSimulatedSession({
  clock,
  random,
  delays = 'real',
  user = DEMO_USER,
}: SimulatedOptions): SimulatedSession {
  let signedIn = user;
  const take = (ms: number) =>
    wait(clock, (typeof delays === 'function' ? delays() : delays) === 'real' ? ms : 0);

  /** Signs the demo user in, unless the call was given up. */
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
        if (!signedIn) throw new AdapterError('signed-out', 'Nobody is signed in');
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
        // As specified: only the e-mail is passed on, with the fixed password.
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
