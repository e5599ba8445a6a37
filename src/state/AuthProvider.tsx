import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { Credentials, User } from '../domain/user';
import type { Authentication, SignupRequest } from '../services/authentication';
import { createStrictContext } from './createStrictContext';

/**
 * Who is signed in, and the ways in and out. Each way in resolves with whether it led in; it
 * rejects when the call could not be answered, and then nothing has changed.
 */
export interface Auth {
  /** Null for a visitor. */
  readonly user: User | null;
  login(credentials: Credentials): Promise<boolean>;
  signup(request: SignupRequest): Promise<boolean>;
  loginWithBiometrics(): Promise<boolean>;
  loginAsDemo(): Promise<boolean>;
  logout(): Promise<void>;
  /** Lets the signed-in user sign in by biometrics. */
  enableBiometrics(): void;
}

const [AuthContext, useAuth] = createStrictContext<Auth>('useAuth', 'AuthProvider');

export { useAuth };

export interface AuthProviderProps {
  authentication: Authentication;
  /** Who is signed in at the start. */
  initialUser: User | null;
  children: ReactNode;
}

/** Holds the session for everything inside. */
export function AuthProvider({ authentication, initialUser, children }: AuthProviderProps) {
  const [user, setUser] = useState(initialUser);

  const ways = useMemo(() => {
    const enter = async (answer: Promise<User | null>) => {
      const entered = await answer;
      if (entered) setUser(entered);
      return entered !== null;
    };
    return {
      login: (credentials: Credentials) => enter(authentication.login(credentials)),
      signup: (request: SignupRequest) => enter(authentication.signup(request)),
      loginWithBiometrics: () => enter(authentication.biometric()),
      loginAsDemo: () => enter(authentication.demo()),
      logout: async () => {
        await authentication.logout();
        setUser(null);
      },
      enableBiometrics: () => {
        setUser((current) => current && { ...current, biometricEnabled: true });
      },
    };
  }, [authentication]);

  const auth = useMemo(() => ({ user, ...ways }), [user, ways]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
