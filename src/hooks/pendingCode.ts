import { useSyncExternalStore } from 'react';

/** How many pieces of code a rendering waits for. Preloaded code is not counted. */
let count = 0;

const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/**
 * Counts code as pending until it has loaded or failed. React requests code while it renders, when no component may be
 * updated, so the count changes right after that.
 */
export function countPending<Code>(code: Promise<Code>): Promise<Code> {
  queueMicrotask(() => {
    change(1);
  });
  return code.finally(() => {
    change(-1);
  });
}

export const isCodePending = () => count > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Whether a rendering waits for code. A deferred location of the router would report it without a count, but renders
 * the old page again at every navigation, which made some changes of page slower.
 */
export const useIsCodePending = () => useSyncExternalStore(subscribe, isCodePending, () => false);
