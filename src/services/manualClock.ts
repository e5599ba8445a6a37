import type { Cancel, Clock } from './clock';

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

/** A clock that stands still until it is told to move: for stories and tests. */
export interface ManualClock extends Clock {
  /** Moves the time on and runs, in their order, the timers that fall due on the way. */
  advance(ms: number): void;
  /** How many timers wait; 0 says that nothing keeps running behind the scenes. */
  readonly pending: number;
}

/** Makes a clock that stands at `start` (milliseconds since 1970, UTC). */
export function createManualClock(start: number): ManualClock {
  let time = start;
  const timers = new Set<Timer>();

  function add(timer: Timer): Cancel {
    timers.add(timer);
    return () => {
      timers.delete(timer);
    };
  }

  function nextUpTo(end: number): Timer | undefined {
    return [...timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => time,
    after: (ms, run) => add({ at: time + ms, every: null, run }),
    every: (ms, run) => add({ at: time + ms, every: ms, run }),
    advance(ms) {
      const end = time + ms;
      for (let timer = nextUpTo(end); timer; timer = nextUpTo(end)) {
        time = timer.at;
        if (timer.every === null) timers.delete(timer);
        else timer.at += timer.every;
        timer.run();
      }
      time = end;
    },
    get pending() {
      return timers.size;
    },
  };
}
