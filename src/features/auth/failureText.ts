import type { AppEnglish } from '../../components/appEnglish';
import type { Say } from '../../components/provider/useMessages';
import type { WayIn, WayInFailure } from './useWaysIn';

/** The sentences for a way in that says no, and for one that cannot be answered. */
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

/** A failure in words; null when nothing failed. */
export function failureText(
  failure: WayInFailure | null,
  say: Say<AppEnglish['WaysIn']>,
): string | null {
  return failure && say(SENTENCES[failure.way][failure.kind]);
}
