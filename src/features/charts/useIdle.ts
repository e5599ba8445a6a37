import { useEffect, useState } from 'react';

/** The functions of `window` that Safari lacks. */
interface Idle {
  readonly requestIdleCallback?: (rest: () => void) => number;
  readonly cancelIdleCallback?: (idle: number) => void;
}

/**
 * Returns false at first, and true after the browser has been idle once. Use it to delay content that the first paint
 * does not need.
 */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const rest = () => {
      setIdle(true);
    };
    const device: Idle = window;
    // Without `requestIdleCallback`, the hook waits for the next frame.
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
