import { PRODUCT_NAME } from '../../constants/brand';
import { useIsPrivate } from '../../state/kept';

export interface PageTitleProps {
  children: string;
  /** A title with data of the user, such as the payee of a payment. It is shown instead unless a lock is set. */
  personal?: string | null | undefined;
}

/**
 * Sets the title of the document for the browser's tab and for screen readers (WCAG 2.4.2). The browser keeps titles in
 * its history.
 */
export function PageTitle({ children, personal }: PageTitleProps) {
  const isPrivate = useIsPrivate();
  return <title>{`${(isPrivate ? null : personal) ?? children} · ${PRODUCT_NAME}`}</title>;
}
