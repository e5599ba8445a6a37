import type { StateCreator } from 'zustand/vanilla';
import type { SignUpRequest, WalletAdapter } from '../../adapters/walletAdapter';
import type { Result } from '../../domain/result';
import type { Credentials, User } from '../../domain/user';
import type { Cancel } from '../../services/clock';
import type { Log } from '../../services/log';
import { createTypedForms, type TypedFormsKeeper } from './typedForms';

/** The values of an unfinished sign-up form. They never contain a password. */
export interface AccountDraft extends Pick<SignUpRequest, 'firstName' | 'lastName' | 'email'> {
  /** Whether the user agreed to the terms. */
  readonly terms: boolean;
}

/** The error of an action that the back end does not support, such as biometric sign-in. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered';
}

/**
 * The result of `useAuth`. The promises of `signIn`, `signUp` and `signInWithBiometrics` resolve with true after a
 * success and with false if the back end refuses. They reject if the call fails; nothing has changed then.
 */
export interface Auth {
  /** Whether a user is signed in: `user` is not null. */
  readonly isAuthenticated: boolean;
  /** Null if no user is signed in. */
  readonly user: User | null;
  /** Whether the back end has ended the session. After the next sign-in, the user continues on the same page. */
  readonly hasEnded: boolean;
  readonly signIn: (credentials: Credentials) => Promise<boolean>;
  readonly signUp: (request: SignUpRequest) => Promise<boolean>;
  readonly signInWithBiometrics: () => Promise<boolean>;
  readonly signOut: () => Promise<void>;
  /** Keeps the values of an unfinished sign-up in memory until a user signs in or out. */
  readonly keepDraft: (draft: AccountDraft) => void;
  /** Returns the values of an unfinished sign-up, or null. */
  readonly draft: () => AccountDraft | null;
  /**
   * Keeps the typed values of a form for a user whose session has ended. A form calls this function when it closes. The
   * values stay in memory until the same user signs in again. During the session, or with null as values, the earlier
   * values of the form are removed.
   */
  readonly keepTyped: TypedFormsKeeper['keep'];
  /** Returns the typed values that a form can restore, or null. */
  readonly typed: TypedFormsKeeper['typed'];
  /** Marks biometric sign-in as enabled for the signed-in user, until the user signs out. */
  readonly enableBiometrics: () => void;
}

/** The part of the session that `authState` uses. */
export interface SignedIn {
  /** The back end's adapter, with calls that detect the end of the session. */
  readonly adapter: WalletAdapter;
  /** Call this after a user has signed in. If the user is null (unknown), pending orders do not survive a reload. */
  enter(user: Pick<User, 'id'> | null): void;
  /** Call this after the user has signed out. */
  leave(): void;
  /** Calls a function when the back end has ended the session. The returned function unsubscribes. */
  onEnd(run: () => void): Cancel;
}

type Answer = Result<User, { readonly kind: string; readonly text?: string }>;

/** Returns the properties of `Auth` that depend on the user. */
const authOf = (user: User | null, hasEnded = false) => ({
  isAuthenticated: user !== null,
  user,
  hasEnded,
});

/** Returns a state creator for the Zustand store behind `useAuth`. */
export const authState =
  (session: SignedIn, log: Log): StateCreator<Auth> =>
  (set, get) => {
    const { adapter } = session;
    const signUp = adapter.signUp?.bind(adapter);
    const signInWithBiometrics = adapter.signInWithBiometrics?.bind(adapter);
    const forms = createTypedForms();
    // The number of sign-outs. A sign-in is ignored if the user has signed out while the sign-in was pending.
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
        // A refusal with a text is thrown. `false` would mean that the credentials are wrong.
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
        // The session ends at once, without waiting for the back end's response.
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
