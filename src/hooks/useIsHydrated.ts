import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React handles events: false on a server and in the first rendering of a hydration. Content that is first
 * rendered in the browser is hydrated immediately.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
