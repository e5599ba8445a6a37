import { useEffect, useEffectEvent } from 'react';
import type { KeeperStatus } from '../../adapters/keeper';
import { useMessages } from '../../components/provider/useMessages';
import { isOwnChange } from '../../state/storage/ownChanges';
import { useNotice } from '../../state/hooks/useNotice';
import { useWorld } from '../../state/WorldContext';

const english = {
  replaced: 'The data on this device was replaced in another tab.',
  erased: 'The data on this device was erased in another tab.',
  kept: 'Another tab now keeps wallets on this device. They are shown here.',
} as const;

export type OtherTabNoticeTexts = typeof english;

/**
 * The status of the data before and after its last change. `now` is `off` or `open`, because `KeptGate` replaces the
 * notice together with the page while the data cannot be used.
 */
export type OtherTabNoticeProps = Readonly<Record<'before' | 'now', KeeperStatus['kind']>>;

/** Shows a notice if another tab has changed the stored data. Render it with another `key` for each change. */
export function OtherTabNotice({ before, now }: OtherTabNoticeProps) {
  const say = useMessages('OtherTabNotice', english);
  const world = useWorld();
  const { notify } = useNotice();
  const state = useEffectEvent(() => {
    if (isOwnChange(world)) return;
    if (now === 'off') notify(say('erased'));
    else if (before === 'off') notify(say('kept'));
    else if (before === 'open') notify(say('replaced'));
  });
  useEffect(() => {
    state();
  }, []);
  return null;
}
