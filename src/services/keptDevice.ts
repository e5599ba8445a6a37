import type { Cancel } from './clock';

/** The parts of the device that keep and lock data. */
export interface KeptDevice {
  /** Calls a function whenever the page is used, until the returned function is called. */
  onActivity(run: () => void): Cancel;
  /** Asks the browser not to remove the app's data when it needs space. Resolves with the browser's answer. */
  persist(): Promise<boolean>;
  /** Whether the browser has promised not to remove the app's data. */
  isPersistent(): Promise<boolean>;
}

/** The events of a page that is used. Reading with the wheel or a finger is use. */
const USE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'scroll'];

/** The browser's parts. `navigator.storage` exists only in a secure context. */
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
