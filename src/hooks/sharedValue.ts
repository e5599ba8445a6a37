import { useSyncExternalStore } from 'react';

/** A value outside of React's state. The components that call `use` render again when the value changes. */
export interface SharedValue<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  /** Calls a function after each change. The returned function unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A hook that returns the value. During server rendering and hydration, it returns the initial value. */
  readonly use: () => Value;
}

/** Creates a value that all components of the page share. */
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
