import { useRef } from 'react';
import { useIsMounted } from './useIsMounted';

/** Runs a task, unless one is pending. `onEnd` gets its answer if the component is still mounted. */
export type SingleFlight = <Answer>(
  task: () => Answer | Promise<Answer>,
  onEnd?: (answer: Answer) => void,
) => Promise<void>;

/**
 * Runs one task at a time, and does not report its end after the component unmounts. It renders nothing: a component
 * that shows a pending task needs a state.
 */
export function useSingleFlight(): SingleFlight {
  const mounted = useIsMounted();
  // A ref and not a state: a second press can happen before the first has been rendered.
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
