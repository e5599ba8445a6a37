import type { Cancel } from './clock';

/** The functions of the device for storing and locking the app's data. */
export interface KeptDevice {
  /** Calls a function on every sign of user activity on the page. The returned function unsubscribes. */
  onActivity(run: () => void): Cancel;
  /**
   * Asks the browser not to remove the app's data when storage space is low. Resolves with whether the browser agrees.
   */
  persist(): Promise<boolean>;
  /** Resolves with whether the browser has agreed not to remove the app's data. */
  isPersistent(): Promise<boolean>;
}

/** The events that count as user activity. Scrolling counts, because a user who only reads also uses the page. */
const USE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'];

/** The implementation for browsers. `navigator.storage` exists only in a secure context. */
export const browserKeptDevice: KeptDevice = {
  onActivity(run) {
    const stop = new AbortController();
    for (const event of USE)
      window.addEventListener(event, run, { signal: stop.signal, capture: true, passive: true });
    return () => {
      stop.abort();
    };
  },
  persist: async () => 'storage' in navigator && navigator.storage.persist(),
  isPersistent: async () => 'storage' in navigator && navigator.storage.persisted(),
};
