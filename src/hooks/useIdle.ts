import { useEffect, useState } from 'react';

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
    // Safari knows no idle time; there, the next frame has to do.
    if (!('requestIdleCallback' in window)) {
      const frame = requestAnimationFrame(rest);
      return () => {
        cancelAnimationFrame(frame);
      };
    }
    const idle = window.requestIdleCallback(rest);
    return () => {
      window.cancelIdleCallback(idle);
    };
  }, []);
  return isIdle;
}
