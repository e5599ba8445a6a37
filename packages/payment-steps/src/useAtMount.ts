import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls a function once after the first render, even in strict mode, where React runs effects twice. */
export function useAtMount(run: () => void): void {
  const hasRun = useRef(false);
  const first = useEffectEvent(run);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    first();
  }, []);
}
