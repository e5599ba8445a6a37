import { useSyncExternalStore } from 'react';

/** The number of code chunks that a render waits for. Preloaded code is not counted. */
let count = 0;

const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/**
 * Counts code as pending until it has loaded or failed. React requests code during rendering, when other components
 * must not be updated. The count therefore changes in a microtask after rendering.
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
 * Returns whether a render waits for code. Deferring the router's location would need no count, but it would render the
 * old page again at every navigation, which made some navigations slower.
 */
export const useIsCodePending = () => useSyncExternalStore(subscribe, isCodePending, () => false);
