import { useCallback, useSyncExternalStore } from 'react';
import type { Day } from '../../domain/history/historyDays';
import { todayOf } from '../../domain/history/historyDays';
import { useWorld } from '../../state/WorldContext';

/** A day begins at most so much later than the clock says. */
const LOOK_MS = 60_000;

/**
 * Today in a zone, the reader's without one; it goes on at midnight, and after a sleep. It is a plain text, and
 * renders nobody anew before.
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
