import { useRef } from 'react';

/**
 * Keeps a sheet open while its action is pending, because closing the sheet would look like cancelling the action.
 *
 * - `close` calls `onClose`, unless the action is pending.
 * - `during` wraps the action. If the action resolves with null, it was successful, and the sheet closes.
 */
export function usePendingClose(onClose: () => void) {
  const isPending = useRef(false);
  return {
    close: () => {
      if (!isPending.current) onClose();
    },
    during:
      <Args extends readonly unknown[], Refusal>(run: (...args: Args) => Promise<Refusal | null>) =>
      async (...args: Args): Promise<Refusal | null> => {
        isPending.current = true;
        try {
          const refusal = await run(...args);
          if (refusal === null) onClose();
          return refusal;
        } finally {
          isPending.current = false;
        }
      },
  };
}
