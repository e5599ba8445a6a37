/** Ends a timer; calling it again, or after the timer ran, does nothing. */
export type Cancel = () => void;

/** The one source of time. Everything that waits or dates something is handed a clock. */
export interface Clock {
  /** The current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Runs something once, `ms` milliseconds from now. */
  after(ms: number, run: () => void): Cancel;
  /** Runs something every `ms` milliseconds until it is cancelled. */
  every(ms: number, run: () => void): Cancel;
  /**
   * Starts something whenever the page comes into sight, at once if it is, and stops it, by the
   * function that the start returned, when the page goes out of sight. A page that comes back may
   * have slept: timers stood still, and the time went on.
   */
  whileSeen(start: () => Cancel): Cancel;
}

/** The device's own clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
  every(ms, run) {
    const timer = setInterval(run, ms);
    return () => {
      clearInterval(timer);
    };
  },
  whileSeen(start) {
    let stop: Cancel | null = null;
    const update = () => {
      stop?.();
      stop = document.visibilityState === 'visible' ? start() : null;
    };
    // A page that the Back button brings back as it was left may announce itself by this alone.
    window.addEventListener('pageshow', update);
    document.addEventListener('visibilitychange', update);
    update();
    return () => {
      window.removeEventListener('pageshow', update);
      document.removeEventListener('visibilitychange', update);
      stop?.();
      stop = null;
    };
  },
};

/** Resolves after `ms` milliseconds of a clock; at once, without a timer, when that is none. */
export function wait(clock: Clock, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
