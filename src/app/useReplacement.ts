import { useEffect, useRef, useState } from 'react';
import type { KeeperStatus } from '../adapters/keeper';
import { focusHeadingOfNewPage } from '../hooks/focus';
import { useKept } from '../state/storage/useKept';
import { useNotice } from '../state/hooks/useNotice';

/**
 * A change of the user's data on the device: its status before and after, and the number of times that the wallets were
 * replaced.
 */
interface Replacement {
  readonly before: KeeperStatus['kind'];
  readonly now: KeeperStatus['kind'];
  readonly epoch: number;
}

/**
 * Handles a change of the data on the device. Returns the last change, or null before the first change.
 *
 * - After the wallets were replaced, locked or unlocked, moves the focus to the heading, because the focused element
 *   was removed.
 * - When the wallets are locked, closes the notice, because it may contain an amount.
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
