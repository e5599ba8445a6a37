import { useEffect, useEffectEvent } from 'react';
import type { KeeperStatus } from '../../backend/keeper';
import { useMessages } from '../../components/provider/useMessages';
import { isOwnChange } from '../../state/ownChanges';
import { useNotice } from '../../state/useNotice';
import { useWorld } from '../../state/WorldContext';

/** The English texts of changes that another tab has made. */
const english = {
  replaced: 'The data on this device was replaced in another tab.',
  erased: 'The data on this device was erased in another tab.',
  kept: 'Another tab now keeps wallets on this device. They are shown here.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly OtherTabNotice: typeof english;
  }
}

export interface OtherTabNoticeProps {
  /** The status of the data before its last change. */
  before: KeeperStatus['kind'];
  now: KeeperStatus['kind'];
}

/** What has happened to the data; null if a page states it, such as that of locked data. */
function changeOf({ before, now }: OtherTabNoticeProps): keyof typeof english | null {
  if (now === 'off') return 'erased';
  if (now !== 'open') return null;
  if (before === 'off') return 'kept';
  return before === 'open' ? 'replaced' : null;
}

/** Shows a notice about a change of the data, if another tab has made it. Each change needs another `key`. */
export function OtherTabNotice(change: OtherTabNoticeProps) {
  const say = useMessages('OtherTabNotice', english);
  const world = useWorld();
  const { notify } = useNotice();
  const state = useEffectEvent(() => {
    const key = changeOf(change);
    if (key && !isOwnChange(world)) notify(say(key));
  });
  useEffect(() => {
    state();
  }, []);
  return null;
}
