import type { Credentials, User } from '../domain/user';
import { DEMO_CREDENTIALS, DEMO_USER } from '../domain/user';
import type { Cancel } from './clock';
import type { Random } from './random';
import type { Call } from './simulation';

/** The fields of a new account. */
export interface SignupRequest extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * Tells who somebody is. Every call resolves with the user, or with null when it says no, and
 * rejects when it could not be answered.
 */
export interface Authentication {
  signIn(credentials: Credentials): Promise<User | null>;
  /** Opens an account and signs in to it. */
  signUp(request: SignupRequest): Promise<User | null>;
  /** Asks the device to recognise its owner. */
  signInWithBiometrics(): Promise<User | null>;
  /** Signs in to the account that is open to anyone. */
  signInAsDemo(): Promise<User | null>;
  /** Ends the session. */
  signOut(): Promise<void>;
  /** Runs something when the other side has ended the session, until the returned function is called. */
  onEnd?(run: () => void): Cancel;
}

const SIGN_IN_MS = 1_000;
const SIGN_UP_MS = 2_000;
const BIOMETRIC_MS = 1_500;

/** Of a hundred biometric attempts, how many succeed. */
const BIOMETRIC_SUCCESS_PERCENT = 90;

/** Phones like to capitalise and to add a blank; neither makes it another address. */
function isDemo({ email, password }: Credentials): boolean {
  return (
    email.trim().toLowerCase() === DEMO_CREDENTIALS.email && password === DEMO_CREDENTIALS.password
  );
}

function userFor(credentials: Credentials): User | null {
  return isDemo(credentials) ? DEMO_USER : null;
}

/** The simulated authentication: one pair of credentials is known. */
export function createAuthentication(call: Call, random: Random): Authentication {
  const signIn = (credentials: Credentials) =>
    call('signIn', SIGN_IN_MS, () => userFor(credentials), null);
  return {
    signIn,
    // As specified: only the e-mail is passed on, with the fixed password.
    signUp: ({ email }) =>
      call(
        'signUp',
        SIGN_UP_MS,
        () => signIn({ email, password: DEMO_CREDENTIALS.password }),
        null,
      ),
    signInWithBiometrics: () =>
      call(
        'signInWithBiometrics',
        BIOMETRIC_MS,
        () => (random.integer(1, 100) <= BIOMETRIC_SUCCESS_PERCENT ? DEMO_USER : null),
        null,
      ),
    signInAsDemo: () => call('signInAsDemo', SIGN_IN_MS, () => userFor(DEMO_CREDENTIALS), null),
    signOut: () => call('signOut', 0, () => undefined),
  };
}
