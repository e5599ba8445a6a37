import type { Cancel, Clock } from '../services/clock';

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

/** Something that runs while the page is seen; without a `stop` it rests. */
interface Watcher {
  readonly start: () => Cancel;
  stop: Cancel | null;
}

/** A clock that stands still until it is told to move: for stories and tests. */
export interface ManualClock extends Clock {
  /** Moves the time on and runs, in their order, the timers that fall due on the way. */
  advance(ms: number): void;
  /**
   * Moves the time without a timer noticing: the device slept, or its clock was set. A negative
   * number of milliseconds sets it back.
   */
  leap(ms: number): void;
  /** Takes the page out of sight, as another tab in front of it does. */
  hide(): void;
  /** Brings the page back into sight. */
  show(): void;
  /** How many timers wait; 0 says that nothing keeps running behind the scenes. */
  readonly pending: number;
}

/** Makes a clock that stands at `start` (milliseconds since 1970, UTC). */
export function createManualClock(start: number): ManualClock {
  let time = start;
  /** By how much the clock is ahead of its timers. */
  let leapt = 0;
  let isSeen = true;
  const timers = new Set<Timer>();
  const watchers = new Set<Watcher>();

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
    now: () => time + leapt,
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
    whileSeen(run) {
      const watcher: Watcher = { start: run, stop: isSeen ? run() : null };
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
        watcher.stop?.();
      };
    },
    leap(ms) {
      leapt += ms;
    },
    hide() {
      isSeen = false;
      for (const watcher of watchers) {
        watcher.stop?.();
        watcher.stop = null;
      }
    },
    show() {
      isSeen = true;
      for (const watcher of watchers) watcher.stop ??= watcher.start();
    },
    get pending() {
      return timers.size;
    },
  };
}
