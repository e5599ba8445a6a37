import { create } from 'zustand/react';

/** The number of code chunks that a render waits for. Preloaded code is not counted. */
const useCount = create(() => 0);

function change(by: 1 | -1): void {
  useCount.setState((count) => count + by);
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

export const isCodePending = () => useCount.getState() > 0;

/**
 * Returns whether a render waits for code. Counting is cheaper than `useDeferredValue` for the router's location, which
 * renders the old page again at every navigation.
 */
export const useIsCodePending = () => useCount() > 0;
