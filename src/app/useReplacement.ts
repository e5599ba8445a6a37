import { useEffect, useRef } from 'react';
import type { KeeperStatus } from '../backend/keeper';
import { useMessages } from '../components/provider/useMessages';
import { focusHeading } from '../hooks/focus';
import { useIsOwnChange, useKept } from '../state/kept';
import { useNotice } from '../state/useNotice';

/** The English texts of changes that another tab has made. */
const english = {
  replaced: 'The data on this device was replaced in another tab.',
  erased: 'The data on this device was erased in another tab.',
  kept: 'Another tab now keeps wallets on this device. They are shown here.',
} as const;

declare module '../components/appEnglish' {
  interface AppEnglish {
    readonly Replacement: typeof english;
  }
}

/** What another tab has done to the data of this one; null if a page states it, such as that of locked data. */
function changeOf(
  before: KeeperStatus['kind'],
  now: KeeperStatus['kind'],
): keyof typeof english | null {
  if (now === 'off') return 'erased';
  if (now !== 'open') return null;
  if (before === 'off') return 'kept';
  return before === 'open' ? 'replaced' : null;
}

/**
 * Moves the focus to the heading after the wallets were replaced, locked or unlocked: the element that had the focus was
 * removed. A notice states a change of another tab. Closes the notice when the wallets are locked, because it may contain
 * an amount.
 */
export function useReplacement(): void {
  const say = useMessages('Replacement', english);
  const { status, epoch } = useKept();
  const { notify, dismiss } = useNotice();
  const isOwn = useIsOwnChange();
  const now = { kind: status.kind, epoch };
  const last = useRef(now);
  const isUsable = now.kind === 'off' || now.kind === 'open';
  useEffect(() => {
    if (!isUsable) dismiss();
  }, [isUsable, dismiss]);
  useEffect(() => {
    const before = last.current;
    if (before.epoch === epoch && before.kind === now.kind) return undefined;
    last.current = now;
    const change = changeOf(before.kind, now.kind);
    if (change && !isOwn()) notify(say(change));
    const wasUsable = before.kind === 'off' || before.kind === 'open';
    return before.epoch === epoch && wasUsable === isUsable ? undefined : focusHeading();
  });
}
