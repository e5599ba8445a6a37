import { useState } from 'react';

/**
 * Calls `onChange` during the first render with a new `value`, so that state that belongs to the old value is never
 * shown. `onChange` may set the component's state.
 */
export function useWhenChanged(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (Object.is(before, value)) return;
  setBefore(value);
  onChange();
}
