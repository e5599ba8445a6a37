import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Clock } from '../services/clock';
import { CurrentNoticeContext, NoticeContext, type NoticeMessage } from './hooks/useNotice';

const OPEN_MS = 5_000;

export interface NoticeProviderProps {
  clock: Clock;
  children: ReactNode;
}

/**
 * Provides notices (toasts) to its children. A notice closes after five seconds. A notice with an action, such as Undo,
 * remains open, unless it is marked as brief.
 */
export function NoticeProvider({ clock, children }: NoticeProviderProps) {
  const [notice, setNotice] = useState<NoticeMessage | null>(null);
  const [held, setHeld] = useState(false);
  const lastId = useRef(0);

  useEffect(() => {
    if (!notice || held || (notice.action !== undefined && !notice.isBrief)) return undefined;
    return clock.after(OPEN_MS, () => {
      setNotice(null);
    });
  }, [clock, notice, held]);

  const actions = useMemo(
    () => ({
      notify: (
        text: ReactNode,
        action?: ReactNode,
        { isBrief }: Pick<NoticeMessage, 'isBrief'> = {},
      ) => {
        setHeld(false);
        lastId.current += 1;
        const id = lastId.current;
        setNotice({ id, text, action, isBrief });
        return () => {
          setNotice((now) => (now?.id === id ? null : now));
        };
      },
      dismiss: () => {
        setHeld(false);
        setNotice(null);
      },
      hold: setHeld,
    }),
    [],
  );
  return (
    <NoticeContext value={actions}>
      <CurrentNoticeContext value={notice}>{children}</CurrentNoticeContext>
    </NoticeContext>
  );
}
