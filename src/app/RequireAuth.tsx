import type { ReactNode } from 'react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../constants/paths';
import { useAuth } from '../state/AuthProvider';

/**
 * Lets only signed-in users in. A visitor is sent to sign in, and from there on to what was asked
 * for. A user who signs out goes to the landing page. One whose session the other side has ended signs in again and
 * comes back.
 */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, hasEnded } = useAuth();
  const { key, pathname, search, hash } = useLocation();
  // The visit, as the history knows it, on which somebody was signed in last.
  const [inside, setInside] = useState<string | null>(null);
  if (user) {
    if (inside !== key) setInside(key);
    return children;
  }
  if (inside === key && !hasEnded) return <Navigate to={paths.landing} replace />;
  return <Navigate to={paths.signin} replace state={{ from: pathname + search + hash }} />;
}
