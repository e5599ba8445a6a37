import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../page/paths';
import { failureText } from './failureText';
import { useAuthActions, useAuthTexts } from './useAuthActions';

/**
 * Returns the page that the visitor requested before signing in. `RequireAuth` stores it in the router's
 * `location.state`.
 */
function requestedPage(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/app(?:[/?#]|$)/.test(from) ? from : paths.home;
}

/** Returns the actions that sign a user in and then open the requested page, and the message about the last failure. */
export function useSignin() {
  const say = useAuthTexts();
  const navigate = useNavigate();
  const target = requestedPage(useLocation().state);
  const { failure, ...actions } = useAuthActions({
    onEnter: () => void navigate(target, { replace: true }),
  });
  return { ...actions, error: failureText(failure, say) };
}
