import type { Cancel, Clock } from './clock';

interface Timer {
  at: number;
  readonly every: number | null;
  readonly run: () => void;
}

/** A task that `whileSeen` runs while the page is visible. `stop` is null while the page is hidden. */
interface Watcher {
  readonly start: () => Cancel;
  stop: Cancel | null;
}

/** A clock for stories and tests. The time changes only when `advance` or `leap` is called. */
export interface ManualClock extends Clock {
  /** Advances the time by `ms` milliseconds, and runs the timers that become due, in order. */
  advance(ms: number): void;
  /**
   * Changes the time without running timers, as when a device slept or its clock was set. Negative milliseconds set the
   * clock back.
   */
  leap(ms: number): void;
  /** Simulates that the page becomes hidden, as when the user switches to another tab. */
  hide(): void;
  /** Simulates that the page becomes visible again. */
  show(): void;
  /** The number of pending timers. */
  readonly pending: number;
}

/** Creates a clock at `start` (milliseconds since 1970, UTC). */
export function createManualClock(start: number): ManualClock {
  let time = start;
  /** The sum of all changes by `leap`, in milliseconds. Timers ignore it. */
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
