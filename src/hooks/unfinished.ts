import { useEffect } from 'react';
import { sharedValue } from './sharedValue';

/** The number of calls of `useUnfinished` that now report something unfinished. */
const count = sharedValue(0);

/**
 * While `isUnfinished` is true, reports something that a reload would interrupt: typed text, an open sheet, or a
 * pending order.
 */
export function useUnfinished(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined;
    count.set(count.get() + 1);
    return () => {
      count.set(count.get() - 1);
    };
  }, [isUnfinished]);
}

/** Returns whether a reload would now interrupt the user. */
export const useIsUnfinished = () => count.use() > 0;
