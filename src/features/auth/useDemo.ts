import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../page/paths';
import { useAuth } from '../../state/session/useAuth';
import { useNotice } from '../../state/hooks/useNotice';
import { useAuthActions, useAuthTexts } from './useAuthActions';

/**
 * Returns whether the browser opens the link elsewhere, such as in a new tab, because of a modifier key or another
 * button.
 */
function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** Returns handlers that sign a visitor in to the public demo account and open the wallet. */
export function useDemo() {
  const { user } = useAuth();
  const say = useAuthTexts();
  const { notify } = useNotice();
  const navigate = useNavigate();
  const openWallet = () => void navigate(paths.home);
  const { busy, signInAsDemo } = useAuthActions({
    onEnter: openWallet,
    onFail: () => notify(say('demoFailed')),
  });

  /** The click handler of links to the wallet. If no user is signed in, signs in to the demo account first. */
  function onFollow(event: MouseEvent) {
    if (user || opensElsewhere(event)) return;
    event.preventDefault();
    void signInAsDemo();
  }

  return { pending: busy !== null, open: user ? openWallet : signInAsDemo, onFollow };
}
