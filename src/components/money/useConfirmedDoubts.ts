import { useEffect, useEffectEvent, useRef } from 'react';
import type { Order, PendingOrder, SubmitRefusal } from '../../domain/ledger/ledger';

/** The orders in doubt of a form, as `usePayment` returns them. */
export interface Doubts {
  /** The orders in doubt. Each is shown with a button `Check again`. */
  readonly inDoubt?: readonly PendingOrder[] | undefined;
  /**
   * The keys of the orders that were in doubt and turned out to be made. If the form still contains such an order, it
   * closes as after a success.
   */
  readonly confirmed?: readonly string[] | undefined;
  /** Called to send an order in doubt again with its idempotency key. The promise resolves like that of the order. */
  readonly onCheckAgain?: ((id: string) => Promise<SubmitRefusal | null>) | undefined;
}

const NONE: readonly PendingOrder[] = [];

/**
 * Calls `onMade` with each order that was in doubt and turned out to be made, whichever way its doubt ended.
 * `confirmed` contains the keys of such orders.
 */
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
