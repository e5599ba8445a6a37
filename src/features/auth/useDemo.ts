import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../constants/paths';
import { useAuth } from '../../state/AuthProvider';
import { useNotice } from '../../state/NoticeProvider';
import { useWaysIn, useWaysInTexts } from './useWaysIn';

/** A click that opens the link elsewhere, in a new tab for one; that is the browser's. */
function goesElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Opens the wallet for people who want to look around: a visitor is signed in to the demo account
 * first, since it is open to anyone.
 */
export function useDemo() {
  const { user } = useAuth();
  const say = useWaysInTexts();
  const { notify } = useNotice();
  const navigate = useNavigate();
  const openWallet = () => void navigate(paths.home);
  const { busy, signInAsDemo } = useWaysIn({
    onEnter: openWallet,
    onFail: () => notify(say('demoFailed')),
  });

  /** For links to the wallet: to a user they are links, a visitor is signed in on the way. */
  function onFollow(event: MouseEvent) {
    if (user || goesElsewhere(event)) return;
    event.preventDefault();
    void signInAsDemo();
  }

  return { pending: busy !== null, open: user ? openWallet : signInAsDemo, onFollow };
}
