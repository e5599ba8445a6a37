import { useState } from 'react';
import type { Credentials } from '../../domain/user';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import type { SignupRequest } from '../../services/authentication';
import { useAuth } from '../../state/AuthProvider';

const WRONG_PAIR = 'Invalid email or password. Please try again.';
const FAILED = 'An error occurred. Please try again.';

/** The sentences for a way in that says no, and for one that cannot be answered. */
export const SENTENCES = {
  signIn: { refused: WRONG_PAIR, failed: FAILED },
  signUp: { refused: 'Failed to create account. Please try again.', failed: FAILED },
  signInWithBiometrics: {
    refused: 'Biometric authentication failed. Please try again.',
    failed: 'Biometric authentication is not available.',
  },
  signInAsDemo: { refused: WRONG_PAIR, failed: 'Demo login failed. Please try again.' },
} as const;

type WayIn = keyof typeof SENTENCES;

/** Where the ways in lead. Neither is called once the page is left. */
export interface WaysInOptions {
  /** Somebody is signed in now. */
  readonly onEnter: () => void;
  /** Nobody is; `error` says why. */
  readonly onFail?: () => void;
}

/** The four ways into the app, one at a time: which of them is under way, and why the last one failed. */
export function useWaysIn({ onEnter, onFail }: WaysInOptions) {
  const auth = useAuth();
  const once = useSingleFlight();
  const [busy, setBusy] = useState<WayIn | null>(null);
  const [error, setError] = useState<string | null>(null);

  const enter = (way: WayIn, attempt: () => Promise<boolean>) =>
    once(
      () => {
        setBusy(way);
        setError(null);
        return attempt().then(
          (entered) => (entered ? null : SENTENCES[way].refused),
          () => SENTENCES[way].failed,
        );
      },
      (failure) => {
        setBusy(null);
        setError(failure);
        if (failure === null) onEnter();
        else onFail?.();
      },
    );

  return {
    busy,
    error,
    signIn: (credentials: Credentials) => enter('signIn', () => auth.signIn(credentials)),
    signUp: (request: SignupRequest) => enter('signUp', () => auth.signUp(request)),
    signInWithBiometrics: () => enter('signInWithBiometrics', auth.signInWithBiometrics),
    signInAsDemo: () => enter('signInAsDemo', auth.signInAsDemo),
  };
}
