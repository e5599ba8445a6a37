import { useCallback, useState } from 'react';

/** The first press on a payment that is surely wrong. It does not submit. */
export interface SecondPress {
  /** The text of the payment with its warnings after its first press; null before that. */
  readonly pressed: string | null;
  /** Returns whether this payment was pressed before, and remembers the press. */
  readonly isSecond: (payment: string) => boolean;
  /** Resets the first press, after any change. The function never changes. */
  readonly forget: () => void;
}

/**
 * Lets a payment with warnings be sent only at the second press. If the payment or its warnings change after the first
 * press, the next press counts as the first.
 */
export function useSecondPress(): SecondPress {
  const [pressed, setPressed] = useState<string | null>(null);
  return {
    pressed,
    isSecond: (payment) => {
      const isSecond = pressed === payment;
      // A payment that fails after its second press needs two presses again.
      setPressed(isSecond ? null : payment);
      return isSecond;
    },
    forget: useCallback(() => {
      setPressed(null);
    }, []),
  };
}
