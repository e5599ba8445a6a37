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
};

/** Resolves after `ms` milliseconds of a clock; at once, without a timer, when that is none. */
export function wait(clock: Clock, ms: number): Promise<void> {
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    clock.after(ms, resolve);
  });
}
