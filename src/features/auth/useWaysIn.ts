import { useState } from 'react';
import { useMessages } from '../../components/provider/useMessages';
import type { Credentials } from '../../domain/user';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import type { SignUpRequest } from '../../backend/walletAdapter';
import { NotOffered, useAuth } from '../../state/AuthProvider';

/** The English texts of a failed sign-in or sign-up. */
const english = {
  wrongPair: 'Invalid email or password. Please try again.',
  failed: 'An error occurred. Please try again.',
  accountFailed: 'Failed to create account. Please try again.',
  accountsMissing: 'New accounts cannot be opened here.',
  biometricsRefused: 'Biometric authentication failed. Please try again.',
  biometricsMissing: 'Biometric authentication is not available.',
  demoFailed: 'Demo login failed. Please try again.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly WaysIn: typeof english;
  }
}

/** The texts of a failed sign-in or sign-up. */
export const useWaysInTexts = () => useMessages('WaysIn', english);

/** The ways to sign in. */
export type WayIn = 'signIn' | 'signUp' | 'signInWithBiometrics' | 'signInAsDemo';

/** A way to sign in that was refused, was not answered, or is missing in the back end. */
export interface WayInFailure {
  readonly way: WayIn;
  readonly kind: 'refused' | 'failed' | 'missing';
}

/** Called at the end of a sign-in, but not after the page has unmounted. */
export interface WaysInOptions {
  /** Called when a user is signed in. */
  readonly onEnter: () => void;
  /** Called after a failure, which `failure` describes. */
  readonly onFail?: () => void;
}

/** The four ways to sign in, one at a time, with the pending one and the last failure. */
export function useWaysIn({ onEnter, onFail }: WaysInOptions) {
  const auth = useAuth();
  const once = useSingleFlight();
  const [busy, setBusy] = useState<WayIn | null>(null);
  const [failure, setFailure] = useState<WayInFailure | null>(null);

  const enter = (way: WayIn, attempt: () => Promise<boolean>) =>
    once(
      () => {
        setBusy(way);
        setFailure(null);
        return attempt().then(
          (entered) => (entered ? null : ({ way, kind: 'refused' } as const)),
          (cause: unknown) =>
            ({ way, kind: cause instanceof NotOffered ? 'missing' : 'failed' }) as const,
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
      enter('signIn', () => auth.signIn({ email, password })),
    signUp: (request: SignUpRequest) => enter('signUp', () => auth.signUp(request)),
    signInWithBiometrics: () => enter('signInWithBiometrics', auth.signInWithBiometrics),
    signInAsDemo: () => enter('signInAsDemo', auth.signInAsDemo),
  };
}
