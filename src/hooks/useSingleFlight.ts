import { useRef } from 'react';
import { useIsMounted } from './useIsMounted';

/**
 * Runs a task, unless another task is pending. `onEnd` receives the task's result, unless the component has unmounted.
 */
export type SingleFlight = <Answer>(
  task: () => Answer | Promise<Answer>,
  onEnd?: (answer: Answer) => void,
) => Promise<void>;

/**
 * Returns a function that runs one task at a time. The component does not render when a task starts or ends, so a
 * component that shows the pending task needs its own state.
 */
export function useSingleFlight(): SingleFlight {
  const mounted = useIsMounted();
  // A second press can happen before React renders the state of the first press, so this is a ref.
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
