import { useEffect } from 'react';

/** Runs something whenever the device has its connection back. */
export function useWhenOnline(run: () => void): void {
  useEffect(() => {
    window.addEventListener('online', run);
    return () => {
      window.removeEventListener('online', run);
    };
  }, [run]);
}
