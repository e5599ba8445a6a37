/**
 * The outcome of some work, unless its signal aborts first: then the signal's reason, at once. The work goes on.
 * With a signal that has aborted already it is not begun.
 */
export async function unlessAborted<Value>(
  signal: AbortSignal | undefined,
  begin: () => Promise<Value>,
): Promise<Value> {
  if (!signal) return begin();
  signal.throwIfAborted();
  let giveUp = () => {};
  const abandoned = new Promise<never>((_resolve, reject) => {
    giveUp = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', giveUp);
  });
  try {
    const value = await Promise.race([abandoned, begin()]);
    // An answer that was there already comes too late as well.
    signal.throwIfAborted();
    return value;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
