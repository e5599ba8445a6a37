import Button from '@mui/material/Button';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Notice } from '../../../components/feedback/Notice';

const OPEN_MS = 5_000;

/** Shows one notice at a time. It closes after five seconds, but not while the user hovers or focuses it. */
function useTimedNotice() {
  const [notice, setNotice] = useState({ text: null as string | null, messageId: 0 });
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (notice.text === null || held) return undefined;
    const timer = window.setTimeout(() => {
      setNotice((before) => ({ ...before, text: null }));
    }, OPEN_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [notice, held]);

  const show = useCallback((text: string | null) => {
    setHeld(false);
    // A new id announces the notice again, even if the text is the same.
    setNotice(({ messageId }) => ({ text, messageId: messageId + 1 }));
  }, []);
  const props = useMemo(
    () => ({
      ...notice,
      onHold: setHeld,
      onClose: () => {
        show(null);
      },
    }),
    [notice, show],
  );
  return { show, props };
}

/** A page with its notice as the last element. */
export function PageWithNotice() {
  const { show, props } = useTimedNotice();
  return (
    <main>
      <Button
        onClick={() => {
          show('Money sent');
        }}
      >
        Send
      </Button>
      <Notice {...props} />
    </main>
  );
}
