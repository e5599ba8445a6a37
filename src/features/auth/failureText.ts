import type { English } from '../../components/english';
import type { Say } from '../../components/provider/useMessages';
import type { AuthAction, AuthFailure } from './useAuthActions';

/** The key of the message for each action and kind of failure. */
const SENTENCES: Readonly<
  Record<AuthAction, Readonly<Record<AuthFailure['kind'], keyof English['AuthActions']>>>
> = {
  signIn: { refused: 'wrongPair', failed: 'failed', missing: 'failed' },
  signUp: { refused: 'accountFailed', failed: 'failed', missing: 'accountsMissing' },
  signInWithBiometrics: {
    refused: 'biometricsRefused',
    failed: 'biometricsMissing',
    missing: 'biometricsMissing',
  },
  signInAsDemo: { refused: 'wrongPair', failed: 'demoFailed', missing: 'demoFailed' },
};

/** Returns the message about a failure, or null if there is no failure. */
export function failureText(
  failure: AuthFailure | null,
  say: Say<English['AuthActions']>,
): string | null {
  return failure && say(SENTENCES[failure.action][failure.kind]);
}
