import { useRef } from 'react';
import { useIsMounted } from './useIsMounted';

/**
 * Runs a task, unless another task is pending. `onEnd` receives the task's result if the component is still mounted.
 */
export type SingleFlight = <Answer>(
  task: () => Answer | Promise<Answer>,
  onEnd?: (answer: Answer) => void,
) => Promise<void>;

/**
 * Returns a function that runs one task at a time. It does not report the end of a task after the component has
 * unmounted. A pending task does not cause a render, so a component that shows the pending task needs a separate state.
 */
export function useSingleFlight(): SingleFlight {
  const mounted = useIsMounted();
  // This is a ref instead of a state, because a second press can happen before the state of the first press has been
  // rendered.
  const isPending = useRef(false);
  return async (task, onEnd) => {
    if (isPending.current) return;
    isPending.current = true;
    try {
      const answer = await task();
      if (mounted.current) onEnd?.(answer);
    } finally {
      isPending.current = false;
    }
  };
}
