import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

/**
 * Moves the focus to the page's heading, so that screen readers say where one is: at once, or when
 * the page is there. The returned function stops waiting for it.
 */
export function focusHeading(): () => void {
  const observer = new MutationObserver(() => {
    if (!heading()) return;
    observer.disconnect();
    heading()?.focus({ preventScroll: true });
  });
  if (heading()) heading()?.focus({ preventScroll: true });
  else observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
  };
}

/**
 * What a browser does by itself when a page is loaded and a router has to do instead: moves the
 * focus to the new page, and scrolls to the top, except on Back and Forward, when the browser
 * restores the old place.
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
