import { useCallback, useEffect, useRef } from 'react';
import { deviceTimer } from './timer';

/**
 * Calls a function immediately, or, while a mouse button is down, after that press. A press moves the focus out of a
 * field before the click: an error that appears between the two would move the button, and the click would be lost. The
 * function is not called after the component unmounts.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    let cancel: (() => void) | undefined;
    const press = () => {
      isDown.current = true;
    };
    const release = () => {
      isDown.current = false;
      // The click follows the release of the button in the same task.
      cancel = deviceTimer.after(0, () => {
        waiting.current?.();
        waiting.current = undefined;
      });
    };
    document.addEventListener('mousedown', press, true);
    for (const end of ENDS) document.addEventListener(end, release, true);
    return () => {
      cancel?.();
      document.removeEventListener('mousedown', press, true);
      for (const end of ENDS) document.removeEventListener(end, release, true);
    };
  }, []);
  return useCallback((run) => {
    if (isDown.current) waiting.current = run;
    else run();
  }, []);
}

/** The events that end a press. A drag has no `mouseup`, and a release outside the page has no event. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;
