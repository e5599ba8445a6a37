import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string | null) => {
  // In an environment without layout, such as jsdom, `matchMedia` may be missing, or a mock that returns nothing.
  const { matchMedia } = window as { matchMedia?: (query: string) => MediaQueryList | undefined };
  return query === null ? undefined : matchMedia?.call(window, query);
};

/**
 * Returns whether a media query matches. Returns false if the query is null, on a server, in the first render of a
 * hydration, and in a window that has no `matchMedia`, such as that of jsdom. MUI's `useMediaQuery` would add half a
 * kilobyte to every page.
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
