/** How many pieces of code somebody waits for. Code that is fetched ahead is not among them. */
let awaited = 0;

const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  awaited += change;
  for (const listener of listeners) listener();
}

/** Counts as awaited until the returned function is called. */
export function awaitCode(): () => void {
  count(1);
  return () => {
    count(-1);
  };
}

/**
 * Counts a piece of code as awaited until it is there, or has failed. React asks for code while it
 * renders, when no component may be told to render again, so the count begins right after that.
 */
export function countAwaited<Code>(code: Promise<Code>): Promise<Code> {
  queueMicrotask(() => {
    count(1);
  });
  return code.finally(() => {
    count(-1);
  });
}

/** Calls a listener whenever the count of awaited code changes. */
export function onAwaitedCode(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a rendering waits for code. */
export const isCodeAwaited = () => awaited > 0;
