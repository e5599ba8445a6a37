import { PRODUCT_NAME } from '../../theme/brand';

/** Sets the title of the document for the browser's tab and for screen readers (WCAG 2.4.2). */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
