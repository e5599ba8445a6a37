import type { WayIn, WayInFailure } from './useWaysIn';

const WRONG_PAIR = 'Invalid email or password. Please try again.';
const FAILED = 'An error occurred. Please try again.';

/** The sentences for a way in that says no, and for one that cannot be answered. */
const SENTENCES: Readonly<Record<WayIn, Readonly<Record<WayInFailure['kind'], string>>>> = {
  signIn: { refused: WRONG_PAIR, failed: FAILED },
  signUp: { refused: 'Failed to create account. Please try again.', failed: FAILED },
  signInWithBiometrics: {
    refused: 'Biometric authentication failed. Please try again.',
    failed: 'Biometric authentication is not available.',
  },
  signInAsDemo: { refused: WRONG_PAIR, failed: 'Demo login failed. Please try again.' },
};

/** A failure in words; null when nothing failed. */
export function failureText(failure: WayInFailure | null): string | null {
  return failure && SENTENCES[failure.way][failure.kind];
}
