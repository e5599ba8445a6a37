import { PRODUCT_NAME } from '../../constants/brand';
import { useIsPrivate } from '../../state/kept';

/** Sets the title of the document for the browser's tab and for screen readers (WCAG 2.4.2). */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}

export interface PersonalTitleProps {
  /** The title with data of the user, such as the payee of a payment; null if there is none. */
  personal: string | null;
  /** The title without data of the user. The browser keeps titles in its history, so this one is set during a lock. */
  children: string;
}

/** A title with data of the user, unless a lock is set. */
export function PersonalTitle({ personal, children }: PersonalTitleProps) {
  const isPrivate = useIsPrivate();
  return <PageTitle>{isPrivate ? children : (personal ?? children)}</PageTitle>;
}
