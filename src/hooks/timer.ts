/** The time and timers, for components without a `World`. A test replaces it. */
export interface Timer {
  /** The current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Calls a function once, `ms` milliseconds from now, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

/** The device's time. */
export const deviceTimer: Timer = {
  now: () => Date.now(),
  after(ms, run) {
    const timeout = setTimeout(run, ms);
    return () => {
      clearTimeout(timeout);
    };
  },
};
