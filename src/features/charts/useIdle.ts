import { useEffect, useState } from 'react';

/** The part of `window` that this hook uses. Safari lacks it. */
interface Idle {
  readonly requestIdleCallback?: (rest: () => void) => number;
  readonly cancelIdleCallback?: (idle: number) => void;
}

/**
 * Returns false until the browser is idle for the first time after the component has mounted, then true. Parts that the
 * first paint does not need are rendered only then.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => {
      setIdle(true);
    };
    const device: Idle = window;
    // If there is no `requestIdleCallback`, the hook waits for the next frame.
    const {
      requestIdleCallback = requestAnimationFrame,
      cancelIdleCallback = cancelAnimationFrame,
    } = device;
    const idle = requestIdleCallback(rest);
    return () => {
      cancelIdleCallback(idle);
    };
  }, []);
  return isIdle;
}
