import type { ReactNode } from 'react';
import { createContext, use } from 'react';
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

export { CurrentNoticeContext, NoticeContext, useNotice };

/** The current notice; null without one. The component that shows it renders at every notice. */
export function useCurrentNotice(): NoticeMessage | null {
  return use(CurrentNoticeContext);
}
