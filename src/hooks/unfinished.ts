import { useEffect } from 'react';
import { sharedValue } from './sharedValue';

/** The number of things in the page that a reload would interrupt. */
const count = sharedValue(0);

/**
 * Reports, while `isUnfinished`, something that a reload would interrupt: typed text, an open sheet, a pending order.
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

/** Whether a reload would interrupt the user now. */
export const useIsUnfinished = () => count.use() > 0;
