import { useEffect, useRef } from 'react';
import type { PendingOrder, SubmitRefusal } from '../../../../domain/ledger/ledger';
import { reveal } from '../../../../hooks/reveal';
import type { Timer } from '../../../../hooks/timer';
import { PaymentInDoubt } from '../PaymentInDoubt';

export interface SendDoubtsProps {
  inDoubt: readonly PendingOrder[] | undefined;
  hidden: boolean;
  timer: Timer;
  onCheckAgain: (id: string) => Promise<SubmitRefusal | null>;
}

const NONE: readonly PendingOrder[] = [];

/** Lists the payments in doubt above the buttons of a send form. */
export function SendDoubts({ inDoubt = NONE, hidden, timer, onCheckAgain }: SendDoubtsProps) {
  const first = useRef<HTMLDivElement>(null);
  const count = inDoubt.length;
  const known = useRef(count);
  useEffect(() => {
    // A new payment in doubt may be outside the visible part of the form, so it is scrolled into view.
    if (count > known.current) reveal(first.current);
    known.current = count;
  }, [count]);
  return inDoubt.map(({ id, order }, index) => (
    <PaymentInDoubt
      key={id}
      ref={index === 0 ? first : undefined}
      order={order}
      hidden={hidden}
      timer={timer}
      onCheck={() => onCheckAgain(id)}
    />
  ));
}
