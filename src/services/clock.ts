/** Cancels a timer or unsubscribes a listener. A second call, or a call after the timer has run, does nothing. */
export type Cancel = () => void;

/** The clock that code receives if it waits or needs the date, so that a test can replace the clock. */
export interface Clock {
  /** Returns the current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Calls a function once, `ms` milliseconds from now. The returned function cancels the timer. */
  after(ms: number, run: () => void): Cancel;
  /** Calls a function every `ms` milliseconds. The returned function cancels the timer. */
  every(ms: number, run: () => void): Cancel;
  /**
   * Calls `start` whenever the page becomes visible, and immediately if it is visible already. When the page becomes
   * hidden, calls the function that `start` returned. Browsers may suspend timers while a page is hidden.
   */
  whileSeen(start: () => Cancel): Cancel;
}

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
    // When a page is restored from the back/forward cache, `pageshow` may be the only event.
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

/** Resolves after `ms` milliseconds of a clock. If `ms` is 0 or negative, resolves immediately and sets no timer. */
export function wait(clock: Clock, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
