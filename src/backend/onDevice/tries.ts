import { waitAfter } from '../../domain/lock';
import type { Clock } from '../../services/clock';
import type { Marks } from '../keeper';

/** The storage key of the number of wrong passphrases in a row, and of the time of the next attempt. */
const TRIES_KEY = 'florin.tries';

/** Counts wrong passphrases. The count is kept, so that a reload does not end the wait. */
export function createTries(clock: Clock, marks: Marks) {
  function read(): readonly [count: number, nextAt: number] {
    const [count = 0, nextAt = 0] = (marks.get(TRIES_KEY) ?? '').split(' ').map(Number);
    return [count || 0, nextAt || 0];
  }
  return {
    /** The time of the next attempt, in milliseconds since 1970; 0 if it is possible now. */
    nextAt: () => read()[1],
    isWaiting() {
      const [count, nextAt] = read();
      const left = nextAt - clock.now();
      // If the clock was set back, the rest of the wait is longer than the whole wait, and is ignored.
      return left > 0 && left <= waitAfter(count);
    },
    add() {
      const count = read()[0] + 1;
      marks.set(TRIES_KEY, `${count} ${clock.now() + waitAfter(count)}`);
    },
    clear() {
      marks.remove(TRIES_KEY);
    },
  };
}
