import type { StateCreator } from 'zustand/vanilla';
import type { SignUpRequest, WalletAdapter } from '../../backend/walletAdapter';
import type { Result } from '../../domain/result';
import type { Credentials, User } from '../../domain/user';
import type { Cancel } from '../../services/clock';
import type { Log } from '../../services/log';
import type { TypedFormsKeeper } from './typedForms';
import { createTypedForms } from './typedForms';

/** The values of an unfinished sign-up. They never contain a password. */
export interface AccountDraft extends Pick<SignUpRequest, 'firstName' | 'lastName' | 'email'> {
  /** Whether the user agreed to the terms. */
  readonly terms: boolean;
}

/** The rejection of an action that the back end does not offer. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered';
}

/**
 * The user, and the functions to sign in, sign up and sign out. The promises of signing in and signing up resolve with
 * true after a success and with false after a refusal. If the call failed, they reject, and nothing has changed.
 */
export interface Auth {
  /** Whether a user is signed in: `user` is not null. */
  readonly isAuthenticated: boolean;
  /** Null if no user is signed in. */
  readonly user: User | null;
  /** Whether the back end has ended the session. The user then signs in again, and continues on the same page. */
  readonly hasEnded: boolean;
  readonly signIn: (credentials: Credentials) => Promise<boolean>;
  readonly signUp: (request: SignUpRequest) => Promise<boolean>;
  readonly signInWithBiometrics: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
  /** Keeps an unfinished sign-up until a user signs in or out, or the app is closed. */
  readonly keepDraft: (draft: AccountDraft) => void;
  /** Returns the unfinished sign-up, or null without an unfinished sign-up. */
  readonly draft: () => AccountDraft | null;
  /**
   * A form calls this function with its typed values when it closes. If the back end has ended the session, the values
   * are kept in memory for the same user. Otherwise, or if the values are null, the kept values of that form are
   * dropped.
   */
  readonly keepTyped: TypedFormsKeeper['keep'];
  /** Returns the kept values of a form, or null if there are none. */
  readonly typed: TypedFormsKeeper['typed'];
  /** Enables biometric sign-in for the signed-in user. */
  readonly enableBiometrics: () => void;
}

/** Begins and ends the time in which a user is signed in. */
export interface SignedIn {
  /** The back end, wrapped so that its calls report the end of the session. */
  readonly adapter: WalletAdapter;
  /** Call this after a user has signed in. The orders of an unknown user, null, are not kept after the visit. */
  enter(user: Pick<User, 'id'> | null): void;
  /** Call this after the user has signed out. */
  leave(): void;
  /** Calls a function when the back end has ended the session. The returned function unsubscribes. */
  onEnd(run: () => void): Cancel;
}

type Answer = Result<User, { readonly kind: string; readonly text?: string }>;

/** Who is signed in. */
const authOf = (user: User | null, hasEnded = false) => ({
  isAuthenticated: user !== null,
  user,
  hasEnded,
});

/** Returns the initial state of a session's user, with its actions. */
export const authState =
  (session: SignedIn, log: Log): StateCreator<Auth> =>
  (set, get) => {
    const { adapter } = session;
    const signUp = adapter.signUp?.bind(adapter);
    const signInWithBiometrics = adapter.signInWithBiometrics?.bind(adapter);
    const forms = createTypedForms();
    // The number of sign-outs. It shows whether the user has signed out while a sign-in was pending; that sign-in is
    // then ignored.
    let signOuts = 0;
    let draft: AccountDraft | null = null;

    session.onEnd(() => {
      forms.end(get().user?.id ?? null);
      set(authOf(null, true));
    });

    const enter = async (call: (() => Promise<Answer>) | undefined) => {
      if (!call) throw new NotOffered();
      const signOutsBefore = signOuts;
      const answer = await call();
      if (!answer.ok) {
        const { kind, text = kind === 'challenge' ? 'A second factor is needed' : undefined } =
          answer.refusal;
        // The refusal has its own text. It is an error and not false, because false means that the credentials are
        // wrong.
        if (text !== undefined) {
          log.warn('Signing in was refused', text);
          throw new Error(text);
        }
      }
      const entered = answer.ok ? answer.value : null;
      if (!entered || signOutsBefore !== signOuts) return false;
      session.enter(entered);
      draft = null;
      forms.enter(entered.id);
      set(authOf(entered));
      return true;
    };

    return {
      ...authOf(adapter.user ?? null),
      signIn: (credentials) => enter(() => adapter.signIn(credentials)),
      signUp: (request) => enter(signUp && (() => signUp(request))),
      signInWithBiometrics: () => enter(signInWithBiometrics),
      signOut: async () => {
        signOuts += 1;
        // The session ends immediately, before the back end answers.
        draft = null;
        forms.leave();
        set(authOf(null));
        session.leave();
        try {
          await adapter.signOut();
        } catch (cause) {
          log.warn('Signing out was not confirmed', cause);
        }
      },
      keepDraft: (begun) => {
        draft = begun;
      },
      draft: () => draft,
      keepTyped: forms.keep,
      typed: forms.typed,
      enableBiometrics: () => {
        const { user, hasEnded } = get();
        if (user) set(authOf({ ...user, biometricEnabled: true }, hasEnded));
      },
    };
  };
