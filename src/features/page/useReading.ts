import { useEffect, useEffectEvent, useState } from 'react';
import { useLog } from '../../state/DeviceProvider';

/** The result of `useReading`: pending, failed, or the value. */
export type Reading<Value> = 'reading' | 'failed' | { readonly value: Value };

/**
 * Calls `read` once for each key, and returns the state of the call. If the key is null, `read` is not called. The call
 * is aborted when the key changes or the component unmounts.
 */
export function useReading<Value>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<Value>,
): Reading<Value> {
  const log = useLog();
  const [answer, setAnswer] = useState<{ key: string; reading: Reading<Value> } | null>(null);
  const begin = useEffectEvent((signal: AbortSignal) => read(signal));
  const fail = useEffectEvent((cause: unknown) => {
    log.warn('Something could not be read', cause);
  });
  useEffect(() => {
    if (key === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      try {
        const value = await begin(signal);
        if (!signal.aborted) setAnswer({ key, reading: { value } });
      } catch (cause) {
        if (signal.aborted) return;
        fail(cause);
        setAnswer({ key, reading: 'failed' });
      }
    };
    void run();
    return () => {
      controller.abort();
    };
  }, [key]);
  return answer !== null && answer.key === key ? answer.reading : 'reading';
}
