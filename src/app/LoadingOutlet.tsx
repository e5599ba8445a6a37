import { LoadingBar } from '../components/feedback/LoadingBar/LoadingBar';
import { useIsCodePending } from '../hooks/pendingCode';

/**
 * Shows a line at the upper edge while the code of a page, a sheet, a menu or a language is loading. React keeps the
 * old page meanwhile.
 */
export function LoadingOutlet() {
  return <LoadingBar active={useIsCodePending()} />;
}
