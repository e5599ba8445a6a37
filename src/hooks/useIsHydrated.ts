import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether React handles events. It is false on a server and in the first render of a hydration. For content
 * that is only rendered in the browser, it is always true.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
