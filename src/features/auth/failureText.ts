import type { AppEnglish } from '../../components/appEnglish';
import type { Say } from '../../components/provider/useMessages';
import type { WayIn, WayInFailure } from './useWaysIn';

/** The sentences for a refused and for an unanswered sign-in, by the way of signing in. */
const SENTENCES: Readonly<
  Record<WayIn, Readonly<Record<WayInFailure['kind'], keyof AppEnglish['WaysIn']>>>
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
  failure: WayInFailure | null,
  say: Say<AppEnglish['WaysIn']>,
): string | null {
  return failure && say(SENTENCES[failure.way][failure.kind]);
}
