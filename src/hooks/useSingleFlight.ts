import { useRef } from 'react';
import { useIsMounted } from './useIsMounted';

/** Runs a task, unless one is under way. `onEnd` is told its answer if the component is still mounted. */
export type SingleFlight = <Answer>(
  task: () => Answer | Promise<Answer>,
  onEnd?: (answer: Answer) => void,
) => Promise<void>;

/**
 * Runs one task at a time, and tells nobody its end after the component is unmounted. It renders
 * nothing: a component that shows that it waits keeps a state of its own.
 */
export function useSingleFlight(): SingleFlight {
  const mounted = useIsMounted();
  // A second press can come before the first has been rendered, so a ref and not a state.
  const underWay = useRef(false);
  return async (task, onEnd) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      const answer = await task();
      if (mounted.current) onEnd?.(answer);
    } finally {
      underWay.current = false;
    }
  };
}
