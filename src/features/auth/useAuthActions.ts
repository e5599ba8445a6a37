import { useState } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import { DEMO_CREDENTIALS } from '../../domain/demo/demoAccount';
import type { Credentials } from '../../domain/user';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import type { SignUpRequest } from '../../adapters/walletAdapter';
import { NotOffered } from '../../state/session/auth';
import { useAuth } from '../../state/session/useAuth';

const english = {
  wrongPair: 'Invalid email or password. Please try again.',
  failed: 'An error occurred. Please try again.',
  accountFailed: 'Failed to create account. Please try again.',
  accountsMissing: 'New accounts cannot be opened here.',
  biometricsRefused: 'Biometric authentication failed. Please try again.',
  biometricsMissing: 'Biometric authentication is not available.',
  demoFailed: 'Demo login failed. Please try again.',
} as const;

export type AuthActionsTexts = typeof english;

/** Returns the function that formats messages about a failed sign-in or sign-up. */
export const useAuthTexts = () => useMessages('AuthActions', english);

/** The ways to sign in. Signing up also signs the user in. */
export type AuthAction = 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signInAsDemo';

/**
 * Why an action has failed:
 *
 * - `refused`: the back end refused it.
 * - `failed`: the call failed.
 * - `missing`: the back end does not support it.
 */
export interface AuthFailure {
  readonly action: AuthAction;
  readonly kind: 'refused' | 'failed' | 'missing';
}

/** The callbacks of an action. They are not called after the page has unmounted. */
export interface AuthActionsOptions {
  /** Called after the user has signed in. */
  readonly onEnter: () => void;
  /** Called after a failure, which the hook returns as `failure`. */
  readonly onFail?: () => void;
}

/**
 * Returns four actions that sign a user in. Only one can run at a time: `busy` is the pending action. `failure` is the
 * last failure.
 */
export function useAuthActions({ onEnter, onFail }: AuthActionsOptions) {
  const auth = useAuth();
  const once = useSingleFlight();
  const [busy, setBusy] = useState<AuthAction | null>(null);
  const [failure, setFailure] = useState<AuthFailure | null>(null);

  const run = (action: AuthAction, attempt: () => Promise<boolean>) =>
    once(
      () => {
        setBusy(action);
        setFailure(null);
        return attempt().then(
          (isSignedIn) => (isSignedIn ? null : ({ action, kind: 'refused' } as const)),
          (cause: unknown) =>
            ({ action, kind: cause instanceof NotOffered ? 'missing' : 'failed' }) as const,
        );
      },
      (ended) => {
        setBusy(null);
        setFailure(ended);
        if (ended === null) onEnter();
        else onFail?.();
      },
    );

  return {
    busy,
    failure,
    signIn: ({ email, password }: Credentials) =>
      run('signIn', () => auth.signIn({ email, password })),
    signUp: (request: SignUpRequest) => run('signUp', () => auth.signUp(request)),
    signInWithBiometrics: () => run('signInWithBiometrics', auth.signInWithBiometrics),
    signInAsDemo: () => run('signInAsDemo', () => auth.signIn(DEMO_CREDENTIALS)),
  };
}
