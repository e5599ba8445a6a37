import { useEffect, useEffectEvent } from 'react';
import type { KeeperStatus } from '../../backend/keeper';
import { useMessages } from '../../components/provider/useMessages';
import { isOwnChange } from '../../state/storage/ownChanges';
import { useNotice } from '../../state/hooks/useNotice';
import { useWorld } from '../../state/WorldContext';
import { OtherTabNotice as english } from './OtherTabNotice.messages';

/** The status of the data before and after its last change. */
export type OtherTabNoticeProps = Readonly<Record<'before' | 'now', KeeperStatus['kind']>>;

/** Shows a notice about a change of the data, if another tab has made it. Each change needs another `key`. */
export function OtherTabNotice({ before, now }: OtherTabNoticeProps) {
  const say = useMessages('OtherTabNotice', english);
  const world = useWorld();
  const { notify } = useNotice();
  const state = useEffectEvent(() => {
    if (isOwnChange(world)) return;
    if (now === 'off') notify(say('erased'));
    // A page states the other changes, such as that of locked data.
    else if (now === 'open' && before === 'off') notify(say('kept'));
    else if (now === 'open' && before === 'open') notify(say('replaced'));
  });
  useEffect(() => {
    state();
  }, []);
  return null;
}
