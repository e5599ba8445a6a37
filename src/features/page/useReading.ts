import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLog } from '../../state/DeviceProvider';

/** The result of `useReading`: pending, failed, or the value. */
export type Reading<Value> = 'reading' | 'failed' | { readonly value: Value };

/**
 * Calls `read` once for each key, and returns the state of the call:
 *
 * - If the key is null, `read` is not called.
 * - When the key changes or the component unmounts, the call is aborted.
 * - When `turn` changes, `read` is called again. The earlier value remains during this call, and also if it fails.
 */
export function useReading<Value>(
  key: string | null,
  read: (signal: AbortSignal) => Promise<Value>,
  turn = 0,
): Reading<Value> {
  const log = useLog();
  const [answer, setAnswer] = useState<{ key: string; reading: Reading<Value> } | null>(null);
  const request = useMemo(() => (key === null ? null : { key, turn }), [key, turn]);
  const begin = useEffectEvent((signal: AbortSignal) => read(signal));
  const fail = useEffectEvent((cause: unknown) => {
    log.warn('Something could not be read', cause);
  });
  useEffect(() => {
    if (request === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async () => {
      try {
        const value = await begin(signal);
        if (!signal.aborted) setAnswer({ key: request.key, reading: { value } });
      } catch (cause) {
        if (signal.aborted) return;
        fail(cause);
        setAnswer((last) =>
          last?.key === request.key ? last : { key: request.key, reading: 'failed' },
        );
      }
    };
    void run();
    return () => {
      controller.abort();
    };
  }, [request]);
  return answer !== null && answer.key === key ? answer.reading : 'reading';
}
