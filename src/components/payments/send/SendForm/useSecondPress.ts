import { useCallback, useState } from 'react';

/**
 * The state of the two presses that a payment needs if it is almost certainly wrong. The first press does not submit.
 */
export interface SecondPress {
  /** Identifies the payment and its warnings at the first press; null before the first press. */
  readonly pressed: string | null;
  /** Records a press for a payment, and returns whether it is the second press. */
  readonly isSecond: (payment: string) => boolean;
  /**
   * Resets the first press. Call it whenever the payment or its warnings change. The function's identity never changes.
   */
  readonly forget: () => void;
}

/**
 * Makes a payment that has warnings need a second press of the send button. If the payment or its warnings change after
 * the first press, the next press counts as the first.
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
