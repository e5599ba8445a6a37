import { PRODUCT_NAME } from '../../constants/brand';

/** The title of the current page for the browser's tab and screen readers (WCAG 2.4.2). */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${PRODUCT_NAME}`}</title>;
}
