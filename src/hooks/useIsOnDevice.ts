import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page is on the reader's device: no while it is rendered ahead, and in the rendering that
 * brings it to life, which has to be the same.
 */
export function useIsOnDevice(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
