import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether React handles the events of what is rendered: false on a server and in the first rendering of a hydration.
 * What is first rendered in the browser is hydrated from the start.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
