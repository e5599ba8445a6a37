import { LoadingBar } from '../components/feedback/LoadingBar';
import { useIsCodePending } from '../hooks/pendingCode';

/** Shows a progress bar at the top edge while the code of a page, a sheet, a menu or a language is loading. */
export function LoadingOutlet() {
  return <LoadingBar active={useIsCodePending()} />;
}
