import { useCallback, useSyncExternalStore } from 'react';
import type { Day } from '../../domain/history/historyDays';
import { todayOf } from '../../domain/history/historyDays';
import { useWorld } from '../../state/WorldContext';

/** The interval of reading the clock, in milliseconds. A new day is noticed with at most this delay. */
const LOOK_MS = 60_000;

/**
 * Returns today's date in a time zone, by default the user's. It changes at midnight, even after the device was
 * suspended. The date is text, so that the component renders only when the day changes.
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
