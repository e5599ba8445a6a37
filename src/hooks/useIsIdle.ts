import { useEffect, useState } from 'react';

/**
 * Whether the browser has had nothing to do since the component is there: for code that the first sight of a page
 * does not need. Safari knows no idle time; there it is so at once.
 */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const tell = () => {
      setIdle(true);
    };
    if (!('requestIdleCallback' in window)) {
      queueMicrotask(tell);
      return undefined;
    }
    const request = window.requestIdleCallback(tell);
    return () => {
      window.cancelIdleCallback(request);
    };
  }, []);
  return isIdle;
}
