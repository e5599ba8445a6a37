import type { Day } from '../../domain/historyDays';
import { todayOf } from '../../domain/historyDays';
import { useWorld } from '../../state/WorldContext';

/** Today in a zone, the reader's without one. It is a plain text, so that it renders nobody anew. */
export function useToday(timeZone: string | undefined): Day {
  return todayOf({ timeZone, now: useWorld().clock.now() });
}
