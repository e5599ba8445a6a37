/**
 * Calls `begin` and returns its result. If the signal aborts first, rejects immediately with the signal's reason,
 * although the work continues. If the signal is already aborted, does not call `begin`.
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
    // The signal may have aborted after the work ended but before this line runs.
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
