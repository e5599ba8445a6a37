import { useSyncExternalStore } from 'react';
import { LoadingBar } from '../components/feedback/LoadingBar/LoadingBar';
import { isCodeAwaited, onAwaitedCode } from '../hooks/codeOnItsWay';

/**
 * Where the whole app says that code is on its way: that of a page, a sheet, a menu. React keeps the
 * old page until the new one's code is there, and would give no sign by itself.
 */
export function LoadingOutlet() {
  const active = useSyncExternalStore(onAwaitedCode, isCodeAwaited, () => false);
  return <LoadingBar active={active} />;
}
