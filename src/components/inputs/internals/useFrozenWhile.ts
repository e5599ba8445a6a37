import { useState } from 'react';

/**
 * Returns `value`, or its last value before `isFrozen` became true. While a form submits, its available amount and its
 * notes stay as they were when the user pressed the button, although the order already holds the amount.
 */
export function useFrozenWhile<Value>(isFrozen: boolean, value: Value): Value {
  const [last, setLast] = useState(() => value);
  if (isFrozen) return last;
  if (last !== value) setLast(() => value);
  return value;
}
