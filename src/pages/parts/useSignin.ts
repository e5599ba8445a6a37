import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Credentials } from '../../domain/user';
import { paths } from '../../paths';
import { useAuth } from '../../state/AuthProvider';

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

type Way = keyof typeof MESSAGES;

/** The page that was asked for before signing in; the guard leaves it in the history's state. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith(paths.home) ? from : paths.home;
}

/** Signs in by one of three ways, one at a time, and then opens the page that was asked for. */
export function useSignin() {
  const auth = useAuth();
  const navigate = useNavigate();
  const target = askedFor(useLocation().state);
  const [busy, setBusy] = useState<Way | null>(null);
  const [error, setError] = useState<string | null>(null);
  const here = useRef(true);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function enter(way: Way, attempt: () => Promise<boolean>) {
    if (busy) return;
    setBusy(way);
    setError(null);
    const failure = await attempt().then(
      (entered) => (entered ? null : MESSAGES[way].refused),
      () => MESSAGES[way].failed,
    );
    // Whoever has gone elsewhere in the meantime is not called back.
    if (!here.current) return;
    setBusy(null);
    setError(failure);
    if (failure === null) void navigate(target, { replace: true });
  }

  return {
    busy,
    error,
    byPassword: (credentials: Credentials) => enter('password', () => auth.login(credentials)),
    byBiometrics: () => enter('biometric', auth.loginWithBiometrics),
    byDemo: () => enter('demo', auth.loginAsDemo),
  };
}
