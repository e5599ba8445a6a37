import type { ReactNode } from 'react';
import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Clock } from '../services/clock';
import { createStrictContext } from './createStrictContext';

/** A sentence that is shown over the page until it closes. */
export interface NoticeMessage {
  /** Distinguishes two notices with the same text. */
  readonly id: number;
  readonly text: ReactNode;
  /** A button or link of the notice. */
  readonly action?: ReactNode;
  /** Closes the notice after five seconds even if it has an action, because the page also offers that action. */
  readonly isBrief?: boolean | undefined;
}

/** The functions for notices. They never change, so that a notice does not render the components that use them. */
export interface Notices {
  /**
   * Shows a notice in place of the previous one, and returns a function that closes it. A notice with an action stays
   * until it is closed (WCAG 2.2.1), unless it is brief.
   */
  notify(text: ReactNode, action?: ReactNode, options?: Pick<NoticeMessage, 'isBrief'>): () => void;
  dismiss(): void;
  /** Keeps the notice open while the pointer or the focus is in it (WCAG 2.2.1). */
  hold(held: boolean): void;
}

const [NoticeContext, useNotice] = createStrictContext<Notices>('useNotice', 'NoticeProvider');

/** The current notice; null most of the time. */
const CurrentNoticeContext = createContext<NoticeMessage | null>(null);

export { useNotice };

/** The current notice; null without one. */
export function useCurrentNotice(): NoticeMessage | null {
  return use(CurrentNoticeContext);
}

const OPEN_MS = 5_000;

export interface NoticeProviderProps {
  clock: Clock;
  children: ReactNode;
}

/** Provides notices to its children. Closes a notice after five seconds if it has no action or is brief. */
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
