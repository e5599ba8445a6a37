import type { ReactNode } from 'react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../constants/paths';
import { useAuth } from '../state/session/useAuth';

/**
 * Renders its children only for a signed-in user. A visitor is redirected to the sign-in page and, after signing in, to
 * the requested page. After signing out, the user is redirected to the landing page. If the server has ended the
 * session, the user signs in again and returns to the same page.
 */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, hasEnded } = useAuth();
  const { key, pathname, search, hash } = useLocation();
  // The `location.key` of the last navigation that was made while the user was signed in. If it is still the current
  // key after the session, the user has signed out on this page; otherwise a visitor has requested the page.
  const [inside, setInside] = useState<string | null>(null);
  if (user) {
    if (inside !== key) setInside(key);
    return children;
  }
  if (inside === key && !hasEnded) return <Navigate to={paths.landing} replace />;
  return <Navigate to={paths.signin} replace state={{ from: pathname + search + hash }} />;
}
