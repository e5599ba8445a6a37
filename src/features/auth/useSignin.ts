import { useLocation } from 'react-router-dom';
import type { Credentials } from '../../domain/user';
import { paths } from '../../app/paths';
import { useAuth } from '../../state/AuthProvider';
import { useEntrance } from './useEntrance';

const REFUSED = 'Invalid email or password. Please try again.';

/** The ways of signing in, and what is said when one says no or cannot be answered. */
const MESSAGES = {
  password: { refused: REFUSED, failed: 'An error occurred. Please try again.' },
  biometric: {
    refused: 'Biometric authentication failed. Please try again.',
    failed: 'Biometric authentication is not available.',
  },
  demo: { refused: REFUSED, failed: 'Demo login failed. Please try again.' },
} as const;

/** The page that was asked for before signing in; the guard leaves it in the history's state. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/app(?:[/?#]|$)/.test(from) ? from : paths.home;
}

/** Signs in by one of three ways, one at a time, and then opens the page that was asked for. */
export function useSignin() {
  const auth = useAuth();
  const { busy, error, enter } = useEntrance(MESSAGES, askedFor(useLocation().state));
  return {
    busy,
    error,
    byPassword: (credentials: Credentials) => enter('password', () => auth.login(credentials)),
    byBiometrics: () => enter('biometric', auth.loginWithBiometrics),
    byDemo: () => enter('demo', auth.loginAsDemo),
  };
}
