import { useEffect, useState } from 'react';

/** The used part of the API, which Safari lacks. */
interface Idle {
  readonly requestIdleCallback?: (rest: () => void) => number;
  readonly cancelIdleCallback?: (idle: number) => void;
}

/**
 * Whether the browser has been idle since the component mounted. Parts that the first paint does not need wait for it.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => {
      setIdle(true);
    };
    const device: Idle = window;
    // Without `requestIdleCallback`, the next frame.
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
