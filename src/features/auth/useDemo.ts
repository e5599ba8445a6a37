import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../constants/paths';
import { useAuth } from '../../state/session/useAuth';
import { useNotice } from '../../state/hooks/useNotice';
import { useAuthActions, useAuthTexts } from './useAuthActions';

/** Returns whether a click opens the link in another place, such as a new tab. The browser handles such a click. */
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

  /** The click handler of links to the wallet. It signs a visitor in before it opens the wallet. */
  function onFollow(event: MouseEvent) {
    if (user || opensElsewhere(event)) return;
    event.preventDefault();
    void signInAsDemo();
  }

  return { pending: busy !== null, open: user ? openWallet : signInAsDemo, onFollow };
}
