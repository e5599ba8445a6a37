import { useCallback, useSyncExternalStore } from 'react';
import { todayOf, type Day } from '../../domain/day';
import { useWorld } from '../../state/WorldContext';

/** The interval in milliseconds at which the date is updated. */
const LOOK_MS = 60_000;

/**
 * Returns today's date in a time zone, by default the user's. It also changes if the device was suspended at midnight.
 * The date is text, so the component re-renders only when the day changes.
 */
export function useToday(timeZone?: string): Day {
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
