import { useEffect } from 'react';

/** Calls a function whenever the device is online again. */
export function useWhenOnline(run: () => void): void {
  useEffect(() => {
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('online', run);
    };
  }, [run]);
}
