import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does by itself when a page is loaded and a router has to do instead: moves the
 * focus to the new page's heading, so that screen readers say where one is, and scrolls to the
 * top, except on Back and Forward, when the browser restores the old place.
 */
export function useArrival(): void {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation]);
}
