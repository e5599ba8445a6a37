import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. A component that shows only a part of its content then has to show all of it. The
 * component renders before the browser prints.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (value: boolean) => {
      // The browser prints when the listener returns.
      flushSync(() => {
        setPrinting(value);
      });
    };
    const begin = () => {
      set(true);
    };
    const end = () => {
      set(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
