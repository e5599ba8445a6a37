import { useEffect, useRef } from 'react';
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusHeadingOfNewPage, focusLink } from '../hooks/focus';

/**
 * Moves the focus to the heading of a new page and scrolls to the top, like a browser that loads a document. After Back
 * or Forward, the browser restores the scroll position, and this hook moves the focus to the link that the user had
 * followed.
 */
export function useArrival(): void {
  const location = useLocation();
  const navigation = useNavigationType();
  const last = useRef(location);
  /** The `href` of the link that the user followed, by the key of the history entry that contains the link. */
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
    return focusHeadingOfNewPage();
  }, [location, navigation]);
}
