import { useSyncExternalStore } from 'react';

/** A value outside the components, which render when it changes. */
export interface SharedValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls a function after each change. Returns a function that stops this. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value; during server rendering and hydration the initial value. */
  readonly use: () => Value;
}

/** Makes a value that all components of the page share. */
export function sharedValue<Value>(initial: Value): SharedValue<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    get,
    subscribe,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
