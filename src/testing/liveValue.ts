import type { Live } from '../hooks/useFigure';

/** A live value that a story moves. */
export interface LiveValue<Value> extends Live<Value> {
  /** Changes the value and tells everybody who follows it. */
  set(next: Value): void;
}

/** Makes a live value that begins with `start`. */
export function liveValue<Value>(start: Value): LiveValue<Value> {
  let value = start;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => start,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
