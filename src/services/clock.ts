/** Cancels a timer. A second call, or a call after the timer ran, does nothing. */
export type Cancel = () => void;

/** The one source of time. Code that waits or needs the date gets a clock. */
export interface Clock {
  /** The current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Calls a function once, `ms` milliseconds from now. */
  after(ms: number, run: () => void): Cancel;
  /** Calls a function every `ms` milliseconds until it is cancelled. */
  every(ms: number, run: () => void): Cancel;
  /**
   * Calls `start` whenever the page becomes visible, immediately if it is, and the function that `start` returned when
   * the page becomes hidden. Timers may have been suspended while the page was hidden.
   */
  whileSeen(start: () => Cancel): Cancel;
}

/** The device's clock. */
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
    // For a page that is restored from the back/forward cache this may be the only event.
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

/** Resolves after `ms` milliseconds of a clock; immediately, without a timer, for 0. */
export function wait(clock: Clock, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
