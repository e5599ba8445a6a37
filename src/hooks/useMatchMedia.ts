import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string | null) =>
  query !== null && 'matchMedia' in window ? window.matchMedia(query) : null;

/**
 * Whether a media query matches. It is false on a server, in the first rendering of a hydration, in a window without
 * media queries such as jsdom's, and for null. MUI's `useMediaQuery` adds half a kilobyte to every page.
 */
export const useMatchMedia = (query: string | null): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = listOf(query);
        list?.addEventListener('change', onChange);
        return () => list?.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => listOf(query)?.matches === true,
    () => false,
  );
