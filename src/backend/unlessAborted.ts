/**
 * Calls `begin` and returns its outcome. If the signal aborts first, the promise rejects immediately with the signal's
 * reason, although the work continues. If the signal is aborted already, `begin` is not called.
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
    // The signal may abort in the same turn of the event loop in which the work ends.
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
