import { useEffect, useState } from 'react';

/** Idle time as it is used here. Safari has none. */
interface Idle {
  readonly requestIdleCallback?: (rest: () => void) => number;
  readonly cancelIdleCallback?: (idle: number) => void;
}

/**
 * Whether the browser has had nothing else to do since the component appeared: then comes what the first sight of a
 * page can do without.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => {
      setIdle(true);
    };
    const device: Idle = window;
    // Without idle time the next frame has to do.
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
