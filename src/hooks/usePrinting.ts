import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns whether the browser is printing the page. A component that normally shows only a part of its content then
 * shows all of it. The component renders before the browser prints.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (value: boolean) => {
      // The browser prints as soon as the listener returns, so the component must render synchronously.
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
