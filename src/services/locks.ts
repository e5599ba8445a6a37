/** Locks that all tabs of an origin share, as in the Web Locks API. The locks of a closed tab are released. */
export interface Locks {
  /** Returns whether the browser supports locks. It supports them only in a secure context. */
  isAvailable(): boolean;
  /**
   * Waits for a lock, and holds it while a function runs.
   *
   * - A `shared` lock can be held several times at once. An `exclusive` lock has only one holder.
   * - A request waits for all earlier requests of the lock, so that no request waits forever.
   * - `onWait` is called if the request has to wait.
   */
  hold<Value>(
    name: string,
    mode: 'shared' | 'exclusive',
    run: () => Promise<Value>,
    onWait?: () => void,
  ): Promise<Value>;
}

// During server rendering, `navigator` may be missing. In an insecure context, `locks` is missing.
const manager = (): LockManager | undefined => globalThis.navigator?.locks;

/** The browser's locks. Without them, `hold` runs the function immediately. */
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
