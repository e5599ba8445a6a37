import { useEffect, useState } from 'react';
import type { Timer } from './timer';

/** The time after which a pending call is reported as slow, in milliseconds. */
const SLOW_MS = 10_000;

/** Returns whether a call has been pending for ten seconds. */
export function useIsSlow(pending: boolean, timer: Timer): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return undefined;
    const stop = timer.after(SLOW_MS, () => {
      setSlow(true);
    });
    return () => {
      stop();
      setSlow(false);
    };
  }, [pending, timer]);
  return pending && isSlow;
}
