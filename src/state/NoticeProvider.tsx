import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import type { Clock } from '../services/clock';
import { createStrictContext } from './createStrictContext';

/** A sentence that is shown over the page until it closes. */
export interface NoticeMessage {
  /** Tells two notices with the same text apart. */
  readonly id: number;
  readonly text: string;
}

/** The one notice of the moment. */
export interface Notices {
  readonly notice: NoticeMessage | null;
  /** Shows a text; it takes the place of the one before. */
  notify(text: string): void;
  dismiss(): void;
  /** Keeps the notice open while somebody points at it or has the focus in it (WCAG 2.2.1). */
  hold(held: boolean): void;
}

const [NoticeContext, useNotice] = createStrictContext<Notices>('useNotice', 'NoticeProvider');

export { useNotice };

const OPEN_MS = 5_000;

export interface NoticeProviderProps {
  clock: Clock;
  children: ReactNode;
}

/** Holds the notice for everything inside and closes it after five seconds. */
export function NoticeProvider({ clock, children }: NoticeProviderProps) {
  const [notice, setNotice] = useState<NoticeMessage | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!notice || held) return undefined;
    return clock.after(OPEN_MS, () => {
      setNotice(null);
    });
  }, [clock, notice, held]);

  const actions = useMemo(
    () => ({
      notify: (text: string) => {
        setHeld(false);
        setNotice((last) => ({ id: (last?.id ?? 0) + 1, text }));
      },
      dismiss: () => {
        setHeld(false);
        setNotice(null);
      },
      hold: setHeld,
    }),
    [],
  );
  const value = useMemo(() => ({ notice, ...actions }), [notice, actions]);
  return <NoticeContext value={value}>{children}</NoticeContext>;
}
