import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns whether React handles events: false on a server and in the first render of a hydration, otherwise true. For
 * content that is only rendered in the browser, the result is always true.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
