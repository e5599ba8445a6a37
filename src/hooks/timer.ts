/** The clock and timers of a component. By default they are the device's, and tests pass another `Timer`. */
export interface Timer {
  /** Returns the current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Calls a function once, after `ms` milliseconds. The returned function cancels the call. */
  after(ms: number, run: () => void): () => void;
}

export const deviceTimer: Timer = {
  now: () => Date.now(),
  after(ms, run) {
    const timeout = setTimeout(run, ms);
    return () => {
      clearTimeout(timeout);
    };
  },
};
