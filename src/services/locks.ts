/**
 * Locks that all tabs of an origin share, in the order of the requests: the Web Locks API. A closed tab frees its
 * locks.
 */
export interface Locks {
  /** Whether the browser has locks. It has them only in a secure context. */
  isAvailable(): boolean;
  /**
   * Runs a function while the lock is held. Any number of holders share a lock, or one has it alone. A request waits
   * for the earlier ones, so that none waits for ever. `onWait` is called if it has to wait.
   */
  hold<Value>(
    name: string,
    mode: 'shared' | 'exclusive',
    run: () => Promise<Value>,
    onWait?: () => void,
  ): Promise<Value>;
}

// Server rendering has no navigator, and insecure contexts have no locks.
const manager = (): LockManager | undefined => globalThis.navigator?.locks;

/** The locks of the browser. Without them, a function runs at once. */
export const browserLocks: Locks = {
  isAvailable: () => manager() !== undefined,
  async hold(name, mode, run, onWait) {
    const locks = manager();
    if (!locks) return run();
    const first = await locks.request(
      name,
      { mode, ifAvailable: true },
      async (lock) => lock && { value: await run() },
    );
    if (first) return first.value;
    onWait?.();
    return locks.request(name, { mode }, run);
  },
};
