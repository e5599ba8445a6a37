import { useEffect, useRef } from 'react';
import { focusHeading } from '../hooks/focus';
import { useNotice } from '../state/useNotice';

/**
 * Moves the focus to the heading after the wallets were replaced, locked or unlocked: the element that had the focus was
 * removed. Closes the notice when the wallets are locked, because it may contain an amount.
 */
export function useReplacement(isUsable: boolean, epoch: number): void {
  const { dismiss } = useNotice();
  const now = `${String(isUsable)} ${epoch}`;
  const last = useRef(now);
  useEffect(() => {
    if (!isUsable) dismiss();
  }, [isUsable, dismiss]);
  useEffect(() => {
    if (last.current === now) return undefined;
    last.current = now;
    return focusHeading();
  }, [now]);
}
