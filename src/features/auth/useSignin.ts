import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../constants/paths';
import { failureText } from './failureText';
import { useWaysIn, useWaysInTexts } from './useWaysIn';

/** The page that the visitor requested before signing in; the guard stores it in the history's state. */
function askedFor(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/app(?:[/?#]|$)/.test(from) ? from : paths.home;
}

/** Signs a user in and opens the requested page. */
export function useSignin() {
  const say = useWaysInTexts();
  const navigate = useNavigate();
  const target = askedFor(useLocation().state);
  const { failure, ...ways } = useWaysIn({
    onEnter: () => void navigate(target, { replace: true }),
  });
  return { ...ways, error: failureText(failure, say) };
}
