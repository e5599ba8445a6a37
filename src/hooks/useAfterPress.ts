import { useCallback, useEffect, useRef } from 'react';
import { deviceTimer } from './timer';

/**
 * Runs something at once, or, while a mouse button is down, once that press is over. A press takes the focus out of a
 * field before it is a click: a sentence that came between the two would move the button away, and the click be lost.
 * Nothing runs after the component is gone.
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
      // The click comes in the same turn as the release.
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

/** A drag ends without a release, and of a release outside the page nothing is heard before the next key. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;
