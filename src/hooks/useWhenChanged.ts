import { useState } from 'react';

/**
 * Runs `onChange` in the first rendering with another `value`, so that state which belongs to the
 * old value is gone before anything of it is shown. `onChange` may set the component's own state.
 */
export function useWhenChanged(value: unknown, onChange: () => void): void {
  const [before, setBefore] = useState(value);
  if (Object.is(before, value)) return;
  setBefore(value);
  onChange();
}
