import { useEffect, useEffectEvent, useRef } from 'react';
import type { Order, PendingOrder, SubmitRefusal } from '../../../domain/ledger/ledger';

/**
 * The orders in doubt of a form: payments or exchanges whose result is unknown, for example after a lost connection.
 * `usePayment` returns these props.
 */
export interface Doubts {
  /** The orders in doubt. The form shows each with a button `Check again`. */
  readonly inDoubt?: readonly PendingOrder[] | undefined;
  /**
   * The keys of orders that were in doubt and are now known to be made. If the fields of the form still contain such an
   * order, the form behaves as after a successful submission.
   */
  readonly confirmed?: readonly string[] | undefined;
  /**
   * Called with the key of an order in doubt when the user presses `Check again`. Send the order again with the same
   * idempotency key, and resolve with null after a success, or with a refusal.
   */
  readonly onCheckAgain?: ((id: string) => Promise<SubmitRefusal | null>) | undefined;
}

const NONE: readonly PendingOrder[] = [];

/** Calls `onMade` with each order that is no longer in `inDoubt` and whose key is in `confirmed`. */
export function useConfirmedDoubts(
  inDoubt: readonly PendingOrder[] = NONE,
  confirmed: readonly string[] | undefined,
  onMade: (order: Order) => void,
): void {
  const shown = useRef(inDoubt);
  const tell = useEffectEvent(onMade);
  useEffect(() => {
    const made = shown.current.filter(
      ({ id }) => confirmed?.includes(id) && !inDoubt.some((doubt) => doubt.id === id),
    );
    shown.current = inDoubt;
    for (const { order } of made) tell(order);
  }, [inDoubt, confirmed]);
}
