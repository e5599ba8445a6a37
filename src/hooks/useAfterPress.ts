import { useCallback, useEffect, useRef } from 'react';
import { deviceTimer } from './timer';

/**
 * Returns a function that runs a callback. While the mouse button is down, the callback waits until its release.
 *
 * Pressing a submit button first moves the focus out of a field. If the field's error appeared then, it could move the
 * submit button, and the click would be lost. The callback does not run after the component has unmounted.
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
      // The `click` event follows in the same task, so the function runs in the next task.
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

/**
 * The events that end a press. A drag ends without `mouseup`. A release outside the page fires no event, so the next
 * `keydown` also ends the press.
 */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;
