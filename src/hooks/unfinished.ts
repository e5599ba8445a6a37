import { useEffect } from 'react';
import { create } from 'zustand/react';

/** The number of calls of `useUnfinished` that now report something unfinished. */
const useCount = create(() => 0);

/**
 * While `isUnfinished` is true, reports something that a reload would interrupt: typed text, an open sheet, or a
 * pending order.
 */
export function useUnfinished(isUnfinished: boolean): void {
  useEffect(() => {
    if (!isUnfinished) return undefined;
    useCount.setState((count) => count + 1);
    return () => {
      useCount.setState((count) => count - 1);
    };
  }, [isUnfinished]);
}

/** Returns whether a reload would now interrupt the user. */
export const useIsUnfinished = () => useCount() > 0;
