import { useCallback, useState } from 'react';

/** The first press on a payment that is surely wrong. It sends nothing yet. */
export interface SecondPress {
  /** The payment that was pressed once, with its warnings, as a text; null before that. */
  readonly pressed: string | null;
  /** Whether this very payment was pressed before. If not, it is from now on. */
  readonly isSecond: (payment: string) => boolean;
  /** Forgets the first press, as any change does, also one that is taken back. It stays the same. */
  readonly forget: () => void;
}

/**
 * Allows a payment with warnings at its second press alone. The first one counts for that payment and those
 * warnings: after any change of either, the next press is a first one again.
 */
export function useSecondPress(): SecondPress {
  const [pressed, setPressed] = useState<string | null>(null);
  return {
    pressed,
    isSecond: (payment) => {
      const isSecond = pressed === payment;
      // A payment that fails after its second press takes two presses again.
      setPressed(isSecond ? null : payment);
      return isSecond;
    },
    forget: useCallback(() => {
      setPressed(null);
    }, []),
  };
}
