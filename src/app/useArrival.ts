import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading } from '../hooks/focus';

/**
 * Moves the focus to a newly opened page and scrolls to the top, as a browser does when it loads a
 * document. On Back and Forward the browser restores the scroll position itself.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, navigation]);
}
