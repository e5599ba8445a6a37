/** The device's timer and its randomness, for adapters and their tests. Both can be handed in instead. */

/** Runs something once, `ms` milliseconds from now, unless the returned function is called before. */
export type After = (ms: number, run: () => void) => () => void;

/** The device's own timer. */
export const deviceAfter: After = (ms, run) => {
  const timeout = setTimeout(run, ms);
  return () => {
    clearTimeout(timeout);
  };
};

/** A key that no other draw has: 128 random bits as 32 hexadecimal digits. */
export function deviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
