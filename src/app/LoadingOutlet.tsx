import { LoadingBar } from '../components/feedback/LoadingBar/LoadingBar';
import { useIsCodePending } from '../hooks/pendingCode';

/** The loading line while the code of a page, a sheet, a menu or a language is pending. React keeps the old page. */
export function LoadingOutlet() {
  return <LoadingBar active={useIsCodePending()} />;
}
