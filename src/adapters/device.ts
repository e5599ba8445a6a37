/** Calls a function after `ms` milliseconds. The returned function cancels the timer. */
export type After = (ms: number, run: () => void) => () => void;

/** The default timer of adapters and their tests. Both accept another timer. */
export const deviceAfter: After = (ms, run) => {
  const timeout = setTimeout(run, ms);
  return () => {
    clearTimeout(timeout);
  };
};

/** Returns a unique key: 128 random bits as 32 hexadecimal digits. */
export function deviceKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
