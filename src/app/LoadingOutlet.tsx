import { LoadingBar } from '../components/feedback/LoadingBar/LoadingBar';
import { useIsCodePending } from '../hooks/pendingCode';

/**
 * Shows a line at the top edge while the code of a page, a sheet, a menu or a language is loading. In the meantime
 * React keeps the old page.
 */
export function LoadingOutlet() {
  return <LoadingBar active={useIsCodePending()} />;
}
