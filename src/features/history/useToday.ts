import { useCallback, useSyncExternalStore } from 'react';
import type { Day } from '../../domain/history/historyDays';
import { todayOf } from '../../domain/history/historyDays';
import { useWorld } from '../../state/WorldContext';

/** The interval of reading the clock. A new day is noticed with at most this delay. */
const LOOK_MS = 60_000;

/**
 * Today in a zone, the reader's by default. It changes at midnight, also while the device is suspended. It is a text,
 * so that it causes no other rendering.
 */
export function useToday(timeZone: string | undefined): Day {
  const { clock } = useWorld();
  const subscribe = useCallback(
    (look: () => void) =>
      clock.whileSeen(() => {
        look();
        return clock.every(LOOK_MS, look);
      }),
    [clock],
  );
  const today = () => todayOf({ timeZone, now: clock.now() });
  return useSyncExternalStore(subscribe, today, today);
}
