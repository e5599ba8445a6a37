import { useEffect, useEffectEvent, useRef } from 'react';
import type { Order, PendingOrder } from '../../domain/ledger/ledger';

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
