import { useEffect, useRef, useState } from 'react';
import type { KeeperStatus } from '../backend/keeper';
import { focusHeadingOfNewPage } from '../hooks/focus';
import { useKept } from '../state/storage/useKept';
import { useNotice } from '../state/hooks/useNotice';

/** A change of the kept data: its status before and after, and how often the wallets were replaced. */
interface Replacement {
  readonly before: KeeperStatus['kind'];
  readonly now: KeeperStatus['kind'];
  readonly epoch: number;
}

/**
 * Moves the focus to the heading after the wallets were replaced, locked or unlocked: the element that had the focus
 * was removed. Closes the notice when the wallets are locked, because it may contain an amount. Returns the last
 * change; null before the first one.
 */
export function useReplacement(isUsable: boolean): Replacement | null {
  const { status, epoch } = useKept();
  const { dismiss } = useNotice();
  const { kind } = status;
  const [last, setLast] = useState<Replacement>({ before: kind, now: kind, epoch });
  if (last.now !== kind || last.epoch !== epoch) setLast({ before: last.now, now: kind, epoch });
  const [first] = useState(last);
  const now = `${String(isUsable)} ${epoch}`;
  const shown = useRef(now);
  useEffect(() => {
    if (!isUsable) dismiss();
  }, [isUsable, dismiss]);
  useEffect(() => {
    if (shown.current === now) return undefined;
    shown.current = now;
    return focusHeadingOfNewPage();
  }, [now]);
  return last === first ? null : last;
}
