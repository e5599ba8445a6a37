import { useState } from 'react';

/**
 * Calls `onChange` in the first rendering with another `value`, so that state of the old value is never shown.
 * `onChange` may set the component's state.
 */
export function useWhenChanged(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (Object.is(before, value)) return;
  setBefore(value);
  onChange();
}
