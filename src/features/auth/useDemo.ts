import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsMounted } from '../../hooks/useIsMounted';
import { paths } from '../../app/paths';
import { useAuth } from '../../state/AuthProvider';
import { useNotice } from '../../state/NoticeProvider';

const FAILED = 'Demo login failed. Please try again.';

/** A click that opens the link elsewhere, in a new tab for one; that is the browser's. */
function goesElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * Opens the wallet for whoever wants to look around: a visitor is signed in to the demo account
 * first, since it is open to anyone.
 */
export function useDemo() {
  const { user, loginAsDemo } = useAuth();
  const { notify } = useNotice();
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);
  const mounted = useIsMounted();
  // A second press can come before the first has been rendered, so a ref beside the state.
  const underWay = useRef(false);

  async function open() {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    const entered = user !== null || (await loginAsDemo().catch(() => false));
    underWay.current = false;
    // Whoever has gone elsewhere in the meantime is not called back.
    if (!mounted.current) return;
    setPending(false);
    if (entered) void navigate(paths.home);
    else notify(FAILED);
  }

  /** For links to the wallet: to a user they are links, a visitor is signed in on the way. */
  function onFollow(event: MouseEvent) {
    if (user || goesElsewhere(event)) return;
    event.preventDefault();
    void open();
  }

  return { pending, open, onFollow };
}
