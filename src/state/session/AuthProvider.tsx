import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { Credentials, User } from '../../domain/user';
import { DEMO_CREDENTIALS } from '../../domain/demo/demoAccount';
import type { Result } from '../../domain/result';
import type { Log } from '../../services/log';
import type { SignUpRequest } from '../../backend/walletAdapter';
import { createStrictContext } from '../createStrictContext';
import type { Sessions } from './sessions';
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
 * The session: the user, and the functions to sign in, sign up and sign out. The promises of signing in and signing up
 * resolve with true after a success and with false after a refusal. If the call failed, they reject, and nothing has
 * changed.
 */
export interface Auth {
  /** Whether a user is signed in: `user` is not null. */
  readonly isAuthenticated: boolean;
  /** Null if no user is signed in. */
  readonly user: User | null;
  /** Whether the back end has ended the session. The user then signs in again, and continues on the same page. */
  readonly hasEnded: boolean;
  signIn(credentials: Credentials): Promise<boolean>;
  signUp(request: SignUpRequest): Promise<boolean>;
  signInWithBiometrics(): Promise<boolean>;
  signInAsDemo(): Promise<boolean>;
  signOut(): Promise<void>;
  /** Keeps an unfinished sign-up until a user signs in or out, or the app is closed. */
  keepDraft(draft: AccountDraft): void;
  /** Returns the unfinished sign-up, or null if there is none. */
  draft(): AccountDraft | null;
  /**
   * A form calls this function with its typed values when it closes. If the back end has ended the session, the values
   * are kept in memory for the same user. Otherwise, or if the values are null, the kept values of that form are
   * dropped.
   */
  keepTyped: TypedFormsKeeper['keep'];
  /** Returns the kept values of a form, or null if there are none. */
  typed: TypedFormsKeeper['typed'];
  /** Enables biometric sign-in for the signed-in user. */
  enableBiometrics(): void;
}

const [AuthContext, useAuth] = createStrictContext<Auth>('useAuth', 'AuthProvider');

export { useAuth };

export interface AuthProviderProps {
  sessions: Sessions;
  log: Log;
  children: ReactNode;
}

/** Provides the session to its children. */
export function AuthProvider({ sessions, log, children }: AuthProviderProps) {
  const [user, setUser] = useState(sessions.adapter.user ?? null);
  const [hasEnded, setHasEnded] = useState(false);
  const [forms] = useState(createTypedForms);
  const end = useEffectEvent(() => {
    forms.end(user?.id ?? null);
    setHasEnded(true);
    setUser(null);
  });
  useEffect(
    () =>
      sessions.onEnd(() => {
        end();
      }),
    [sessions],
  );
  // The number of sign-outs. It shows whether the user has signed out while a sign-in was pending; that sign-in is then
  // ignored.
  const signOuts = useRef(0);
  const draft = useRef<AccountDraft | null>(null);

  const ways = useMemo(() => {
    const { adapter } = sessions;
    const signUp = adapter.signUp?.bind(adapter);
    const signInWithBiometrics = adapter.signInWithBiometrics?.bind(adapter);
    type Answer = Result<User, { readonly kind: string; readonly text?: string }>;
    const enter = async (call: (() => Promise<Answer>) | undefined) => {
      if (!call) throw new NotOffered();
      const signOutsBefore = signOuts.current;
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
      if (!entered || signOutsBefore !== signOuts.current) return false;
      sessions.enter(entered);
      draft.current = null;
      forms.enter(entered.id);
      setHasEnded(false);
      setUser(entered);
      return true;
    };
    return {
      signIn: (credentials: Credentials) => enter(() => adapter.signIn(credentials)),
      signUp: (request: SignUpRequest) => enter(signUp && (() => signUp(request))),
      signInWithBiometrics: () => enter(signInWithBiometrics),
      signInAsDemo: () => enter(() => adapter.signIn(DEMO_CREDENTIALS)),
      signOut: async () => {
        signOuts.current += 1;
        // The session ends immediately, before the back end answers.
        draft.current = null;
        forms.leave();
        setHasEnded(false);
        setUser(null);
        sessions.leave();
        try {
          await adapter.signOut();
        } catch (cause) {
          log.warn('Signing out was not confirmed', cause);
        }
      },
      keepDraft: (begun: AccountDraft) => {
        draft.current = begun;
      },
      draft: () => draft.current,
      keepTyped: forms.keep,
      typed: forms.typed,
      enableBiometrics: () => {
        setUser((current) => current && { ...current, biometricEnabled: true });
      },
    };
  }, [sessions, log, forms]);

  const auth = useMemo(
    () => ({ isAuthenticated: user !== null, user, hasEnded, ...ways }),
    [user, hasEnded, ways],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
