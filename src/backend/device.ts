/** The device's timer and randomness, for adapters and their tests. Both can be replaced. */

/** Calls a function once, `ms` milliseconds from now. The returned function cancels the timer. */
export type After = (ms: number, run: () => void) => () => void;

/** The device's timer. */
export const deviceAfter: After = (ms, run) => {
  const timeout = setTimeout(run, ms);
  return () => {
    clearTimeout(timeout);
  };
};

/** A unique key: 128 random bits as 32 hexadecimal digits. */
export function deviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
