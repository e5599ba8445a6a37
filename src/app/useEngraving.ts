import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePath } from '../features/page/paths';
import { useWorld } from '../state/WorldContext';

/** The time in milliseconds after which a page is engraved, also on a slow phone. */
const ENGRAVED_MS = 2_000;

/** Removes the path of a page from the pages that are still to be engraved. */
function end(path: string): void {
  const { dataset } = document.documentElement;
  const paths = dataset['engraving']?.split(' ');
  if (paths) dataset['engraving'] = paths.filter((one) => one !== path).join(' ');
}

/**
 * Ends the engraving of a page two seconds after the page has opened, or when another page opens, so that each page is
 * engraved once in a visit. src/app/document/engravingInit.js begins a visit, and start.css contains the animations.
 */
export function useEngraving(): void {
  const { clock } = useWorld();
  const { pathname } = useLocation();
  const path = pagePath(pathname);
  const last = useRef(path);

  useEffect(() => {
    if (last.current !== path) end(last.current);
    last.current = path;
    if (!document.documentElement.dataset['engraving']) return undefined;
    return clock.after(ENGRAVED_MS, () => {
      end(path);
    });
  }, [clock, path]);
}
