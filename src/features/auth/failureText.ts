import type { AppEnglish } from '../../components/appEnglish';
import type { Say } from '../../components/provider/useMessages';
import type { AuthAction, AuthFailure } from './useAuthActions';

/** The sentence for each failure of each action. */
const SENTENCES: Readonly<
  Record<AuthAction, Readonly<Record<AuthFailure['kind'], keyof AppEnglish['AuthActions']>>>
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

/** The sentence of a failure; null without one. */
export function failureText(
  failure: AuthFailure | null,
  say: Say<AppEnglish['AuthActions']>,
): string | null {
  return failure && say(SENTENCES[failure.action][failure.kind]);
}
