import { useEffect, useRef } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeading, focusLink } from '../hooks/focus';

/**
 * Moves the focus to a newly opened page and scrolls to the top, as a browser does when it loads a
 * document. On Back and Forward the browser restores the scroll position itself, and the focus returns to the link
 * that led away from the page.
 */
export function useArrival(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const last = useRef(location);
  /** The link followed from each history entry, by the entry's key. */
  const leftFor = useRef(new Map<string, string>());

  useEffect(() => {
    const before = last.current;
    last.current = location;
    if (before.pathname === location.pathname) return undefined;
    if (navigation === NavigationType.Pop) {
      const href = leftFor.current.get(location.key);
      if (href !== undefined && focusLink(href)) return undefined;
    } else {
      leftFor.current.set(before.key, createPath(location));
      window.scrollTo(0, 0);
    }
    return focusHeading();
  }, [location, navigation]);
}
