import { createContext, use, type ReactNode } from 'react';
import { createStrictContext } from '../createStrictContext';

/** A short message over the page, often called a toast. */
export interface NoticeMessage {
  /** Distinguishes two notices with the same text. */
  readonly id: number;
  readonly text: ReactNode;
  /** A button or link of the notice. */
  readonly action?: ReactNode;
  /** Closes the notice after five seconds even if it has an action. Set it if the page also offers the action. */
  readonly isBrief?: boolean | undefined;
}

/**
 * The result of `useNotice`. The object never changes, so a notice does not re-render the components that use
 * `useNotice`.
 */
export interface Notices {
  /**
   * Shows a notice instead of the previous notice, and returns a function that closes it. A notice with an action
   * remains open until the user closes it (WCAG 2.2.1), unless it is brief.
   */
  notify(text: ReactNode, action?: ReactNode, options?: Pick<NoticeMessage, 'isBrief'>): () => void;
  dismiss(): void;
  /**
   * Stops the timer of the notice while `held` is true: while the pointer or the focus is in the notice (WCAG 2.2.1).
   */
  hold(held: boolean): void;
}

const [NoticeContext, useNotice] = createStrictContext<Notices>('useNotice', 'NoticeProvider');

/** The context of the current notice; null if no notice is shown. */
const CurrentNoticeContext = createContext<NoticeMessage | null>(null);

export { CurrentNoticeContext, NoticeContext, useNotice };

/** Returns the current notice, or null. The component re-renders at every notice. */
export function useCurrentNotice(): NoticeMessage | null {
  return use(CurrentNoticeContext);
}
