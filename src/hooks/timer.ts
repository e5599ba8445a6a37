/** The time, and a way to wait, for components that no `World` reaches. A test hands in its own. */
export interface Timer {
  /** The current time in milliseconds since 1970, UTC. */
  now(): number;
  /** Runs something once, `ms` milliseconds from now, unless the returned function is called before. */
  after(ms: number, run: () => void): () => void;
}

/** The device's own time. */
export const deviceTimer: Timer = {
  now: () => Date.now(),
  after(ms, run) {
    const timeout = setTimeout(run, ms);
    return () => {
      clearTimeout(timeout);
    };
  },
};
