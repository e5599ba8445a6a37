/**
 * The outcome of some work. If the signal aborts first, it rejects immediately with the signal's reason, and the work
 * continues. With an aborted signal the work does not begin.
 */
export async function unlessAborted<Value>(
  signal: AbortSignal | undefined,
  begin: () => Promise<Value>,
): Promise<Value> {
  if (!signal) return begin();
  signal.throwIfAborted();
  let onAbort = () => {};
  const abandoned = new Promise<never>((_resolve, reject) => {
    onAbort = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', onAbort);
  });
  try {
    const value = await Promise.race([abandoned, begin()]);
    // The signal may abort in the same turn as the answer.
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
