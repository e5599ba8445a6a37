import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../features/page/paths';
import { useAuth } from '../state/session/useAuth';

/**
 * Renders its children if a user is signed in. Otherwise redirects:
 *
 * - A visitor to the sign-in page, and after signing in to the requested page.
 * - A user who has signed out to the landing page.
 * - A user whose session the server has ended to the sign-in page, and after signing in to the same page.
 */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { user, hasEnded } = useAuth();
  const { key, pathname, search, hash } = useLocation();
  // The `location.key` of the last page that was shown to a signed-in user. If the current page has the same key, the
  // user has just signed out there. Otherwise a visitor has requested the page.
  const [inside, setInside] = useState<string | null>(null);
  if (user) {
    if (inside !== key) setInside(key);
    return children;
  }
  if (inside === key && !hasEnded) return <Navigate to={paths.landing} replace />;
  return <Navigate to={paths.signin} replace state={{ from: pathname + search + hash }} />;
}
